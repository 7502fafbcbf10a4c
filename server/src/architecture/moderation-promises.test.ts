import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '../testing/source-files.ts';

const rows = readFileSync(`${projectRoot}/docs/moderation-promises.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
  .slice(1);
const tests = globSync('{server,web,e2e}/{src,journeys}/**/*.{test,spec}.{ts,tsx}', { cwd: projectRoot });
/** A row may leave the folder out that another has named. */
const filesNamed = (name: string) => tests.filter((path) => path === name || path.endsWith(`/${name}`));

/** A test’s file, and words of its titles where the row quotes them: “…ends once by itself”. */
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?:,? “[^”]+”)*)/g)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  })),
);

it('each promise about moderation names what holds it', () => {
  expect(rows.length).toBeGreaterThan(18);
  expect(rows.filter((row) => !row.includes('`') && !row.includes('as above'))).toEqual([]);
});

it('the tests it names exist', () => {
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(({ file }) => filesNamed(file).length === 0)).toEqual([]);
});

it('the titles it quotes stand in those tests', () => {
  const quoted = named.flatMap(({ file, titles }) => titles.map((title) => ({ file, title })));
  expect(quoted.length).toBeGreaterThan(8);
  const isThere = ({ file, title }: (typeof quoted)[number]) => {
    const texts = filesNamed(file).map((path) => readFileSync(`${projectRoot}/${path}`, 'utf8'));
    return title.split('…').every((words) => texts.some((text) => text.includes(words)));
  };
  expect(quoted.filter((one) => !isThere(one))).toEqual([]);
});
