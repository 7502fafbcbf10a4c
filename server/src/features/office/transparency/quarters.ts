export interface Quarter {
  from: Date;
  /** Where the next begins. */
  until: Date;
}

/** Of the calendar, in UTC: the one in which a moment lies. */
export function quarterOf(moment: Date): Quarter {
  const first = Math.floor(moment.getUTCMonth() / 3) * 3;
  const at = (month: number) => new Date(Date.UTC(moment.getUTCFullYear(), month, 1));
  return { from: at(first), until: at(first + 3) };
}

/** The last one that is over. */
export const quarterBefore = (moment: Date): Quarter =>
  quarterOf(new Date(quarterOf(moment).from.getTime() - 1));

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
