import { readFileSync } from 'node:fs';
import { endpoints } from '@firstlight/contract/endpoints.ts';
import { errorSentence } from '@firstlight/contract/error-sentence.ts';
import { errorCodes } from '@firstlight/contract/errors.ts';
import { languages } from '@firstlight/contract/languages.ts';
import { limits } from '@firstlight/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { matches, projectRoot, serverFiles } from '../testing/source-files.ts';

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
