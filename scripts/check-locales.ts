import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { errorSentence } from '../contract/src/error-sentence.ts';
import { errorCodes } from '../contract/src/errors.ts';
import { gatherKinds } from './locales/gather-kinds.ts';
import { gatherPages } from './locales/gather-pages.ts';
import { wordProblems } from './locales/house-words.ts';
import {
  baseOf,
  flatten,
  localeProblems,
  type NamespaceTexts,
  type Problem,
} from './locales/locale-problems.ts';
import { type Use, usesIn } from './locales/locale-uses.ts';
import { localeTypesFile, printLocaleTypes } from './locales/print-locale-types.ts';

/** Texts that code reads in a way this script cannot follow, and why it is so. */
const readElsewhere: { namespace: string; below: string; reason: string }[] = [];

const written = readNamespaces();
/** As readers get them, and so as code names them. */
const namespaces = gathered(written);
const known = namespaces.map(({ namespace }) => namespace);
const uses = codeFiles().flatMap((file) => usesIn(file, readFileSync(file, 'utf8'), known));
const problems = [
  ...written.flatMap(localeProblems),
  ...written.flatMap(wordProblems),
  ...namespaces.flatMap(unreadTexts),
  ...uses.flatMap(missingTexts),
  ...oldTypes(),
];
for (const { file, key, what } of problems) console.error(`${file}: ${key} ${what}`);
const count = namespaces.reduce((sum, { en }) => sum + flatten(en).size, 0);
console.log(
  `${namespaces.length} namespaces, ${count} texts, ${uses.length} uses, ${problems.length} problems`,
);
if (problems.length > 0 || count === 0 || uses.length === 0) process.exitCode = 1;

function readNamespaces(): NamespaceTexts[] {
  const names = globSync('locales/*/*.json').map((path) => basename(path, '.json'));
  const read = (path: string): unknown =>
    globSync(path).length > 0 ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return [...new Set(names)].toSorted().map((namespace) => ({
    namespace,
    en: read(`locales/en/${namespace}.json`),
    fr: read(`locales/fr/${namespace}.json`),
  }));
}

function gathered(texts: readonly NamespaceTexts[]): NamespaceTexts[] {
  const inLanguage = (language: 'en' | 'fr') =>
    gatherPages(gatherKinds(new Map(texts.map((one) => [one.namespace, Object(one[language])]))));
  const [en, fr] = [inLanguage('en'), inLanguage('fr')];
  return texts.map(({ namespace }) => ({ namespace, en: en.get(namespace), fr: fr.get(namespace) }));
}

function oldTypes(): Problem[] {
  const isCurrent = readFileSync(localeTypesFile, 'utf8') === printLocaleTypes(known);
  return isCurrent
    ? []
    : [{ file: localeTypesFile, key: '', what: 'is out of date: run `pnpm locale-types`' }];
}

function codeFiles(): string[] {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'web/scripts/*.ts', 'server/src/**/*.{ts,tsx}']);
  return files.filter((path) => !/\.(test|prove)\.tsx?$|\/testing\//.test(path));
}

function unreadTexts({ namespace, en }: NamespaceTexts): Problem[] {
  const own = uses.filter((use) => use.namespaces.includes(namespace));
  const spoken = errorCodes.map(errorSentence).filter(({ feature }) => feature === namespace);
  const isRead = (key: string) =>
    own.some(({ pattern }) => pattern.test(key)) ||
    spoken.some((error) => error.key === key) ||
    readElsewhere.some((part) => part.namespace === namespace && `${key}.`.startsWith(part.below));
  const texts = flatten(en);
  return [...texts.keys()]
    .filter((key) => !isRead(baseOf(key, texts)))
    .map((key) => ({ file: `locales/en/${namespace}.json`, key, what: 'is read by no code' }));
}

function missingTexts({ file, namespaces: from, key, pattern }: Use): Problem[] {
  if (key === undefined) return [];
  const found = namespaces
    .filter(({ namespace }) => from.includes(namespace))
    .some(({ en }) => {
      const texts = flatten(en);
      return [...texts.keys()].some((one) => pattern.test(baseOf(one, texts)));
    });
  return found ? [] : [{ file, key, what: `is in no file of ${from.join(', ')}` }];
}
