import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

test('nothing that is on the page makes way for an error: only a first load that failed (isLoadingError) takes the place', () => {
  const early = /if \((?:\w+\.)?isError(?:\)| \|\|.*\))\s*\{?\s*return\s*[(<]/;
  expect(files.filter((file) => early.test(readFileSync(`web/src/${file}`, 'utf8')))).toEqual([]);
});
