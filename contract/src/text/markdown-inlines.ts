import { isWebAddress } from './web-address.ts';

export type Inline =
  /** A break reads as a space where lines do not matter. */
  | { kind: 'text' | 'strong' | 'emphasis' | 'code' | 'break'; text: string }
  | { kind: 'link'; text: string; to: string };

const notation =
  /\n|`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|_([^_\s][^_\n]*)_(?![\p{L}\p{N}])|\[([^\][\n]+)\]\(([^()\s]+)\)|(https?:\/\/[^\s<>"]+)/gu;

/** What stands after an address in a sentence is the sentence's, not the address's. */
const sentenceEnds = '.,;:!?’»)]';

/** Reads one line of markup, without nesting and without HTML. What does not lead where it may stays the text it was. */
export function parseInlines(text: string, mayLeadTo: (to: string) => boolean = isWebAddress): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const say = (upTo: number) => {
    if (upTo > end) pieces.push({ kind: 'text', text: text.slice(end, upTo) });
  };
  for (const match of text.matchAll(notation)) {
    const found = pieceOf(match, mayLeadTo, text[match.index - 1]);
    if (!found) continue;
    say(match.index);
    pieces.push(found.piece);
    end = match.index + found.length;
  }
  say(text.length);
  return pieces;
}

export function plainInlines(pieces: readonly Inline[]): string {
  return pieces.map((piece) => piece.text).join('');
}

function pieceOf(
  match: RegExpExecArray,
  mayLeadTo: (to: string) => boolean,
  before = ' ',
): { piece: Inline; length: number } | undefined {
  const [whole, code, strong, starred, underlined, label, to, bare] = match;
  const length = whole.length;
  if (whole === '\n') return { piece: { kind: 'break', text: ' ' }, length };
  if (code) return { piece: { kind: 'code', text: code }, length };
  if (strong) return { piece: { kind: 'strong', text: strong }, length };
  if (starred) return { piece: { kind: 'emphasis', text: starred }, length };
  if (underlined) {
    // snake_case words are names of things, not emphasis.
    return /[\p{L}\p{N}]/u.test(before)
      ? undefined
      : { piece: { kind: 'emphasis', text: underlined }, length };
  }
  if (label && to) return mayLeadTo(to) ? { piece: { kind: 'link', text: label, to }, length } : undefined;
  const address = withoutSentenceEnd(bare ?? '');
  if (!mayLeadTo(address)) return undefined;
  return { piece: { kind: 'link', text: address, to: address }, length: address.length };
}

function withoutSentenceEnd(address: string): string {
  let length = address.length;
  while (length > 0 && sentenceEnds.includes(address.charAt(length - 1))) length -= 1;
  return address.slice(0, length);
}
