import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lexScript } from '../../../scripts/language/lex-script.ts';
import { projectRoot, serverFiles } from '../testing/source-files.ts';

const glossary = readFileSync(`${projectRoot}/docs/glossary.md`, 'utf8');
const [, listed = ''] = /Nouns of the product[^:]*: ([^.]+)\./.exec(glossary) ?? [];
/** Words of one feature: the first column of the table under “Words” in its page, without the French. */
const ownWords = globSync(`${projectRoot}/docs/features/*.md`).flatMap((page) => {
  const [, table = ''] = readFileSync(page, 'utf8').split('\n## Words\n');
  return [...table.matchAll(/^\| ([a-z][a-z -]*?) (?:\(.*?\) )?\|/gm)].map(([, word = '']) => word);
});
const nouns = [
  ...listed.split(/,\s+/).map((noun) => noun.trim()),
  ...ownWords.filter((word) => word !== 'word'),
];

it('identifiers of core and platform contain no noun of the product', () => {
  expect(nouns.length).toBeGreaterThan(12);
  expect(nouns).toContain('second chance');
  const machinery = serverFiles.filter(({ path }) => /^server\/src\/(?:core|platform)\//.test(path));
  expect(machinery.length).toBeGreaterThan(80);
  const found = machinery.flatMap(({ path, text }) =>
    [...new Set(lexScript(text).identifiers)].flatMap((identifier) =>
      nouns
        .filter((noun) => wordsOf(identifier).includes(` ${noun} `))
        .map((noun) => `${path}: ${noun} in ${identifier}`),
    ),
  );
  expect(found).toEqual([]);
});

/** `projectIds` is about a project, and so is `PROJECT_ID`. */
function wordsOf(identifier: string): string {
  const apart = identifier.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return ` ${apart.replaceAll(/[^a-z]+/g, ' ')} `.replaceAll('s ', ' ');
}
