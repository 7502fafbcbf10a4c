import { plainText } from '@firstlight/contract/text/markdown.ts';

const longest = 160;

/** The opening of a description, for lists: whole words, and a sign that there is more in place of the last mark. */
export function summarise(description: string): string {
  const characters = [...plainText(description)];
  if (characters.length <= longest) return characters.join('');
  const cut = characters.slice(0, longest - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const words = lastSpace > longest / 2 ? cut.slice(0, lastSpace) : cut;
  return `${words.replace(/\s?[.,;:!?…]$/, '')}…`;
}
