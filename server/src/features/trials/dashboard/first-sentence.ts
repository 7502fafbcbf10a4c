const ends = new Set(['.', '!', '?', '…']);
const trailing = new Set([' ', ',', ';', ':', '–', '-']);

/** The first sentence of a text; a long one is cut at a word. By characters: a pattern could take long over a long text. */
export function firstSentence(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const sentence = flat.slice(0, endOfSentence(flat));
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${withoutTrailing(words)}…`;
}

/** Behind the first sign that ends a sentence and is followed by a space or nothing. */
function endOfSentence(flat: string): number {
  for (let at = 1; at <= flat.length; at += 1) {
    const isEnd = ends.has(flat.charAt(at - 1)) && (at === flat.length || flat.charAt(at) === ' ');
    if (isEnd) return at;
  }
  return flat.length;
}

function withoutTrailing(words: string): string {
  let end = words.length;
  while (end > 0 && trailing.has(words.charAt(end - 1))) end -= 1;
  return words.slice(0, end);
}
