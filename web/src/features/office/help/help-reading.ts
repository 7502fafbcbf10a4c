import { createContext, use } from 'react';
import type { Match } from './find-matches.ts';
import type { Passage } from './help-passages.ts';

/** What the words on the page need to know of the search. */
interface HelpReading {
  passages: ReadonlyMap<string, Passage>;
  matches: ReadonlyMap<string, Match[]>;
  current: Match | undefined;
  turn: number;
  /** Somebody followed a link: the dialog closes and leaves focus to the page that opens. */
  onLeave: () => void;
}

export const HelpReadingContext = createContext<HelpReading>({
  passages: new Map(),
  matches: new Map(),
  current: undefined,
  turn: 0,
  onLeave: () => undefined,
});

export function useHelpReading(): HelpReading {
  return use(HelpReadingContext);
}
