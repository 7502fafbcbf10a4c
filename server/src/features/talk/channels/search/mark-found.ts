import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import { foldWithPlaces } from './fold-text.ts';

const shown = 160;
const ahead = 50;

/** Some of a text around the first of the words, cut where they begin and end. Empty: one of the words is not in it. */
export function markFound(text: string, words: readonly string[]): FoundMessage['parts'] {
  const ranges = rangesOf(text, words);
  const [first] = ranges;
  if (!first) return [];
  const from = cutAt(text, first.from > ahead * 2 ? first.from - ahead : 0);
  const to = cutAt(text, Math.min(text.length, Math.max(from + shown, first.to)));
  const parts: FoundMessage['parts'] = [];
  const add = (piece: string, isFound: boolean) => piece !== '' && parts.push({ text: piece, isFound });
  let at = from;
  for (const range of ranges.filter((one) => one.from < to)) {
    add(`${at === from && from > 0 ? '…' : ''}${text.slice(at, range.from)}`, false);
    add(text.slice(range.from, Math.min(to, range.to)), true);
    at = Math.min(to, range.to);
  }
  add(`${text.slice(at, to)}${to < text.length ? '…' : ''}`, false);
  return parts;
}

interface Range {
  from: number;
  to: number;
}

/** Where the words stand, in order and without overlaps. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const { folded, places } = foldWithPlaces(text);
  const found = words.map((word) => allOf(folded, word));
  if (found.some((one) => one.length === 0)) return [];
  const ranges = found
    .flat()
    .map(({ from, to }) => ({ from: places[from] ?? 0, to: places[to] ?? text.length }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push(range);
  }
  return merged;
}

function allOf(folded: string, word: string): Range[] {
  const found: Range[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    found.push({ from: at, to: at + word.length });
  return found;
}

/** Not between the two halves of one sign. */
function cutAt(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}
