export type TextPart = { text: string; href?: string };

const beginnings = ['https://', 'http://'];
const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** The addresses in a text. One walk from left to right: no text, however odd, takes longer than its length. */
export function scanLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (let at = text.indexOf('http'); at !== -1; ) {
    const { end, next } = addressAt(text, at);
    if (end !== undefined) {
      if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at) });
      parts.push({ text: text.slice(at, end), href: text.slice(at, end) });
      plainFrom = end;
    }
    at = text.indexOf('http', next);
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom) });
  return parts;
}

/** Where the address ends that begins here, if one does, and where to look for the next: nothing is walked over twice. */
function addressAt(text: string, from: number): { end?: number; next: number } {
  const beginning = beginnings.find((one) => text.startsWith(one, from));
  if (!beginning || isWordBefore(text, from)) return { next: from + 4 };
  let next = from + beginning.length;
  while (next < text.length && !isGap(text.charCodeAt(next))) next += 1;
  // What ends the sentence does not belong to the address, nor does a bracket that was opened before it.
  const opened = countOpened(text, from, next);
  let end = next;
  while (end > from && endsSentence(text.charAt(end - 1), opened)) end -= 1;
  const isAddress = end > from + beginning.length && URL.canParse(text.slice(from, end));
  return isAddress ? { end, next } : { next };
}

function isWordBefore(text: string, at: number): boolean {
  return at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

function isGap(code: number): boolean {
  return code <= 32 || [0x22, 0x3c, 0x3e, 0xa0].includes(code) || (code >= 0x2000 && code <= 0x206f);
}

/** How many of each bracket are open: above nought at its opening, below where more were closed. */
function countOpened(text: string, from: number, end: number): Map<string, number> {
  const open = new Map<string, number>();
  for (let at = from; at < end; at += 1) {
    const sign = text.charAt(at);
    const partner = closing[sign];
    if (partner) open.set(partner, (open.get(partner) ?? 0) - 1);
    else if ('([{'.includes(sign)) open.set(sign, (open.get(sign) ?? 0) + 1);
  }
  return open;
}

function endsSentence(sign: string, opened: Map<string, number>): boolean {
  const partner = closing[sign];
  if (!partner) return ".,;:!?'*_~".includes(sign);
  const open = opened.get(partner) ?? 0;
  if (open >= 0) return false;
  opened.set(partner, open + 1);
  return true;
}
