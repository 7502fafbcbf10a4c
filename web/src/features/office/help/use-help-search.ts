import { useMemo, useState } from 'react';
import { findMatches, type Match } from './find-matches.ts';
import type { Passage } from './help-passages.ts';
import type { HelpTab } from './help-topics.ts';

/** A match somebody went to. It means nothing among other matches: after typing on, or in the other language. */
interface Choice {
  index: number;
  among: Match[];
}

export interface HelpSearch {
  query: string;
  tab: HelpTab;
  matches: Match[];
  /** The place of the current match among all; of no meaning without matches. */
  index: number;
  current: Match | undefined;
  /** Grows with every step, so that going to where one already is brings it into view again. */
  turn: number;
  search: (query: string) => void;
  chooseTab: (tab: HelpTab) => void;
  /** To the next match, or with -1 to the previous one; around the end, and into the other tab. */
  step: (by: 1 | -1) => void;
}

export function useHelpSearch(passages: Passage[], start = ''): HelpSearch {
  const [query, setQuery] = useState(start);
  const [tab, setTab] = useState<HelpTab>(() => findMatches(passages, start)[0]?.passage.tab ?? 'tutorials');
  const [choice, setChoice] = useState<Choice>();
  const [turn, setTurn] = useState(0);
  const matches = useMemo(() => findMatches(passages, query), [passages, query]);
  const index = choice?.among === matches ? choice.index : firstIn(matches, tab);

  return {
    query,
    tab,
    matches,
    index,
    current: matches[index],
    turn,
    search: (next) => {
      const found = findMatches(passages, next);
      setQuery(next);
      setTab(found[firstIn(found, tab)]?.passage.tab ?? tab);
    },
    chooseTab: (next) => {
      setTab(next);
      setChoice(undefined);
    },
    step: (by) => {
      const next = (index + by + matches.length) % matches.length;
      const match = matches[next];
      if (!match) return;
      setChoice({ index: next, among: matches });
      setTab(match.passage.tab);
      setTurn(turn + 1);
    },
  };
}

/** Where a search begins: in the tab one reads, or else where there is something to read. */
function firstIn(matches: Match[], tab: HelpTab): number {
  return Math.max(
    0,
    matches.findIndex(({ passage }) => passage.tab === tab),
  );
}
