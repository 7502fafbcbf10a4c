import { globSync, readFileSync } from 'node:fs';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import { errorCodes } from '@firstlight/contract/errors.ts';
import { languages } from '@firstlight/contract/languages.ts';
import { limits } from '@firstlight/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { matches, projectRoot, serverFiles, sourceFiles } from '../testing/source-files.ts';

describe('errors', () => {
  it.each(errorCodes)('%s has a sentence in every language', (code) => {
    const { feature, key } = errorSentence(code);
    for (const language of languages) {
      const file = JSON.parse(readFileSync(`${projectRoot}/locales/${language}/${feature}.json`, 'utf8'));
      expect(file.errors[key.replace('errors.', '')]).toMatch(/^\p{Lu}.*\S$/u);
    }
  });

  it.each(errorCodes)('%s is thrown somewhere', (code) => {
    expect(matches(serverFiles, new RegExp(`'${code.replace('.', '\\.')}'`, 'g'))).not.toEqual([]);
  });
});

describe('limits', () => {
  it.each(Object.keys(limits))('%s is used', (name) => {
    const byEndpoint = endpoints.some(({ limit }) => limit === name);
    expect(
      byEndpoint || matches(serverFiles, new RegExp(`'${name.replace('.', '\\.')}'`, 'g')).length > 0,
    ).toBe(true);
  });
});

describe('rules', () => {
  it('hold no figure that nothing reads', () => {
    const files = sourceFiles(['contract/src', 'server/src', 'web/src']);
    const sentences = globSync(`${projectRoot}/locales/en/*.json`).map((path) => readFileSync(path, 'utf8'));
    const read = new Set(
      [...files.map(({ text }) => text), ...sentences].flatMap((text) =>
        [...text.matchAll(/(?:\.|\{ |, )(\w+)(?!\w|: \d)/g)].map(([, name = '']) => name),
      ),
    );
    const figures = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+(?:Rules|Limits)) = \{\n([\s\S]*?)^\}/gm)].flatMap(
        ([, name, body = '']) =>
          [...body.matchAll(/^ {2}(\w+): (?!['{])/gm)].map(([, figure = '']) => ({
            where: `${path}: ${name}.${figure}`,
            figure,
          })),
      ),
    );
    expect(figures.length).toBeGreaterThan(200);
    expect(figures.filter(({ figure }) => !read.has(figure)).map(({ where }) => where)).toEqual([]);
  });
});
