/** The first sentence of a text; a long one is cut at a word. */
export function firstSentence(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?…]+(?=\s|$)/u.exec(flat)?.[0] ?? flat;
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
}
