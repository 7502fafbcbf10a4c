import { foldText } from './fold-text.ts';

/** So many numbers of a channel make one segment. */
export const segmentSize = 1000;

/** The first number of the segment that a message belongs to. */
export const segmentOf = (seq: number): number => seq - ((seq - 1) % segmentSize);

/** A line for each message, empty where there is nothing to find: the place of a line tells its number. */
export function writeSegment(texts: readonly (string | null)[]): string {
  return texts.map((text) => foldText(text ?? '').replaceAll(/\s+/gu, ' ')).join('\n');
}

/** Which lines hold all the words, counted from 0. The first word is looked for in the whole, the others in its lines alone. */
export function scanSegment(segment: string, [first = '', ...others]: readonly string[]): number[] {
  const found: number[] = [];
  let line = 0;
  let start = 0;
  for (let at = segment.indexOf(first); at !== -1; at = segment.indexOf(first, start)) {
    for (let end = segment.indexOf('\n', start); end !== -1 && end < at; end = segment.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    const end = segment.indexOf('\n', at);
    const text = segment.slice(start, end === -1 ? undefined : end);
    if (others.every((word) => text.includes(word))) found.push(line);
    if (end === -1) break;
    line += 1;
    start = end + 1;
  }
  return found;
}
