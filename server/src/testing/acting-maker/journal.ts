/** A feedback as the maker came to know it. Moments are those of the look or the push that showed it. */
export interface SeenNote {
  id: string;
  projectId: string;
  tester: number;
  /** From the end of its project's list, when it was first seen. */
  place: number;
  rating: number;
  /** Words of the question that it answers, if any. */
  question: string | undefined;
  evidence: string;
  isCounted: boolean;
  length: number;
  seenAt: number;
  /** What its author did to it later: the note changed, a message came, it went. */
  changes: { at: number; what: string }[];
  /** What the maker did with it. */
  acts: { at: number; what: Act }[];
  /** Once both have agreed to show names there is nothing left to guess. */
  isRevealed: boolean;
}

export type Act = 'mark' | 'unmark' | 'reply' | 'credit' | 'uncredit' | 'reveal' | 'report';

/** Somebody's page on one day. */
interface SeenProfile {
  on: number;
  counters: Record<string, number>;
  badges: Record<string, number>;
  /** Everything the page says but the counters and badges, as one text. */
  words: string;
  isGone: boolean;
}

/** What somebody did under their name, to the minute. */
export interface NamedAct {
  at: number;
  projectId: string;
  length: number;
}

/** What an admin knows of a hidden author for whose note somebody was sanctioned. */
interface Decided {
  at: number;
  step: string;
  rule: string;
  strikes: number;
  isYoung: boolean;
}

/** All that the maker and their accounts have seen. Testers are the usernames that they met on the site. */
export interface Journal {
  notes: Map<string, SeenNote>;
  profiles: Map<string, SeenProfile[]>;
  joinedOn: Map<string, string>;
  named: Map<string, NamedAct[]>;
  /** When anything that everybody sees of a watched project moved: its rating, counts, Validated, its place in lists. */
  moved: Map<string, number[]>;
  /** When one of the maker's accounts answered somebody's own project. */
  answered: Map<string, number[]>;
  /** When the sum of the answers on a watched project's card moved. */
  sums: { at: number; projectId: string }[];
  /** Whom an owner of watched projects blocked, and until when. */
  blocked: Map<string, { by: string; from: number; to: number }[]>;
  /** By note: what an admin read of its author, and when they took it down. */
  decided: Map<string, Decided>;
  looks: number;
}

export function emptyJournal(): Journal {
  return {
    notes: new Map(),
    profiles: new Map(),
    joinedOn: new Map(),
    named: new Map(),
    moved: new Map(),
    answered: new Map(),
    sums: [],
    blocked: new Map(),
    decided: new Map(),
    looks: 0,
  };
}

export function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
