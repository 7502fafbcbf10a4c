/** How a tester was asked, and how they came. Times in hours on any one clock; minus infinity for what never was. */
export interface TesterRecord {
  visits: number;
  lastVisitAt: number;
  messages: number;
  messagesOpened: number;
  /** In a row, up to the last visit. */
  messagesUnseen: number;
  lastMessageAt: number;
  previousMessageAt: number;
  lastExpiryAt: number;
}

export function newRecord(): TesterRecord {
  const never = Number.NEGATIVE_INFINITY;
  return {
    visits: 0,
    lastVisitAt: never,
    messages: 0,
    messagesOpened: 0,
    messagesUnseen: 0,
    lastMessageAt: never,
    previousMessageAt: never,
    lastExpiryAt: never,
  };
}

/** A message since the visit before counts as opened. */
export function afterVisit(record: TesterRecord, now: number): TesterRecord {
  const isOpened = record.lastVisitAt < record.lastMessageAt;
  return {
    ...record,
    visits: record.visits + 1,
    lastVisitAt: now,
    messagesOpened: record.messagesOpened + Number(isOpened),
    messagesUnseen: 0,
  };
}

/** One message tells of everything that a run offers somebody. */
export function afterMessage(record: TesterRecord, now: number): TesterRecord {
  return {
    ...record,
    messages: record.messages + 1,
    messagesUnseen: record.messagesUnseen + 1,
    previousMessageAt: record.lastMessageAt,
    lastMessageAt: now,
  };
}

export function afterExpiry(record: TesterRecord, now: number): TesterRecord {
  return { ...record, lastExpiryAt: now };
}
