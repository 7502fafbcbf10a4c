import type { Match } from './find-matches.ts';

export interface Segment {
  text: string;
  start: number;
  match?: Match;
}

/** Cuts a text that starts at `start` of its passage where matches begin and end. */
export function cutText(text: string, start: number, matches: readonly Match[]): Segment[] {
  const end = start + text.length;
  const segments: Segment[] = [];
  let from = start;
  const take = (to: number, match?: Match) => {
    if (to <= from) return;
    segments.push({ text: text.slice(from - start, to - start), start: from, ...(match && { match }) });
    from = to;
  };
  for (const match of matches) {
    take(Math.min(match.start, end));
    if (match.end > from && match.start < end) take(Math.min(match.end, end), match);
  }
  take(end);
  return segments;
}
