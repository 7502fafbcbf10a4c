import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const confusablesFile = fileURLToPath(
  new URL('../../contract/src/text/confusables.ts', import.meta.url),
);

/** Unicode's confusables.txt as JSON: what each character is drawn like. unhomoglyph ships it unchanged. */
const data = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('unhomoglyph/data.json')), 'utf8'),
) as Record<string, string>;

/**
 * Returns the source of `contract/src/text/confusables.ts`: the characters that are drawn like ASCII letters or digits.
 * Omits those that become such a letter by normalising alone, as `nameSkeleton` normalises first.
 */
export function printConfusables(): string {
  const drawnLike = new Map<string, string>();
  for (const [from, to] of Object.entries(data)) {
    const isOne = [...from].length === 1 && from.normalize('NFKD') === from && !/[a-z]/i.test(from);
    const target = bare(to);
    if (!isOne || !/^[a-z0-9]+$/.test(target) || bare(from) === target) continue;
    drawnLike.set(target, (drawnLike.get(target) ?? '') + from);
  }
  const lines = [...drawnLike]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([target, characters]) => `  ['${target}', '${characters}'],`);
  return `// Written by \`pnpm confusables\` from Unicode's confusables.txt (version 13.0.0); a test compares.

/** Characters that are drawn like ASCII letters or digits, after the letters or digits. */
export const confusables: readonly (readonly [string, string])[] = [
${lines.join('\n')}
];
`;
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}
