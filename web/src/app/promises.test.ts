import { readFileSync } from 'node:fs';
import { accountRules } from '@firstlight/contract/rules.ts';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

const page = readFileSync('docs/promises.md', 'utf8');
const [addresses = [], sentences = []] = page
  .split(/^## /m)
  .slice(1)
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
      .slice(1)
      .map((line) =>
        line
          .split('|')
          .slice(1, 4)
          .map((cell) => cell.trim().replaceAll('`', '')),
      ),
  );

test('all thirty addresses of the specification and all forty of its sentences are listed', () => {
  expect(new Set(addresses.map(([address]) => address)).size).toBe(30);
  expect(new Set(sentences.map(([sentence]) => sentence)).size).toBe(40);
});

test.each(addresses)('the address %s leads to the page %s', (address = '', name = '', file = '') => {
  const visited = address.replaceAll(/\{\w+\}/g, '0191a5b0-0000-7000-8000-000000000001');
  const [found] = matchRoutes(routes, visited) ?? [];
  expect((found?.route as { name?: string } | undefined)?.name).toBe(name);
  expect(readFileSync(file, 'utf8').length).toBeGreaterThan(0);
});

test.each(sentences)('“%s” is said, and in French too', (sentence = '', key = '', file = '') => {
  const said = textAt('en', key).replace('{{count}}', String(accountRules.passwordMin));
  expect(said).toBe(sentence);
  expect(textAt('fr', key)).not.toBe('');
  const opening = sentence.replace(/ \d.*$/, '');
  expect(withPlainSpaces(readFileSync(file, 'utf8'))).toContain(opening);
});

function textAt(language: 'en' | 'fr', key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  let at: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  for (const step of path.split('.')) at = (at as Record<string, unknown>)[step];
  return withPlainSpaces(String(at));
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
