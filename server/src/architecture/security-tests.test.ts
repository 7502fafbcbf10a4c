import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../testing/source-files.ts';

const text = readFileSync(`${projectRoot}/docs/operations/security-tests.md`, 'utf8');
const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it('names only tests that exist', () => {
  const named = quoted.filter((name) => /\.(test|prove|spec)\.tsx?$/.test(name));
  const existing = globSync(
    '{contract,server,web,e2e}/{src,processes,journeys,fuzz}/**/*.{test,prove,spec}.{ts,tsx}',
    {
      cwd: projectRoot,
    },
  );
  expect(existing.length).toBeGreaterThan(100);
  expect(named.length).toBeGreaterThan(100);
  // A row may leave the folder out that it has just named.
  const isThere = (name: string) => existing.some((path) => path === name || path.endsWith(`/${name}`));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it('names only other files that exist', () => {
  const named = quoted.filter((name) => /^(contract|server|deploy|docs|e2e)\/[\w/.-]+$/.test(name));
  expect(named.filter((name) => !existsSync(`${projectRoot}/${name}`))).toEqual([]);
});

it('speaks of every chapter of the standard, and says of every section what state it is in', () => {
  const [, standard = ''] = text.split('## ASVS 5.0');
  const chapters = standard.split('\n### ').slice(1);
  expect(chapters.map((chapter) => chapter.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  const rows = standard.split('\n').filter((line) => line.startsWith('| V'));
  expect(rows.length).toBeGreaterThan(50);
  const states = rows.map((row) => row.split('|')[2]?.trim());
  expect(states.filter((state) => !['met', 'part', 'not met', 'none'].includes(state ?? ''))).toEqual([]);
  const bare = rows.filter((row) => / \| met \| /.test(row) && !/`|\]\(/.test(row));
  expect(bare).toEqual([]);
});
