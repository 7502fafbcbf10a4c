import { foldText } from './fold-text.ts';
import type { Passage } from './help-passages.ts';

export interface Match {
  passage: Passage;
  start: number;
  end: number;
}

/** Every place where the words stand, in reading order, through both tabs. */
export function findMatches(passages: Passage[], query: string): Match[] {
  const wanted = foldText(query.trim()).text.replaceAll(/\s+/g, ' ');
  if (wanted === '') return [];
  return passages.flatMap((passage) => matchesIn(passage, wanted));
}

function matchesIn(passage: Passage, wanted: string): Match[] {
  const { text, starts, ends } = passage.folded;
  const matches: Match[] = [];
  let found = text.indexOf(wanted);
  while (found !== -1) {
    const start = starts[found] ?? 0;
    const end = ends[found + wanted.length - 1] ?? start;
    matches.push({ passage, start, end });
    found = text.indexOf(wanted, found + wanted.length);
  }
  return matches;
}
