import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, serverFiles } from '../testing/source-files.ts';

const schema = readFileSync(`${projectRoot}/server/src/db/schema.ts`, 'utf8');
const [, listed = ''] = /export interface DB \{([\s\S]*?)\}/.exec(schema) ?? [];
const tables = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);

it.each(tables)('%s has exactly one writer', (table) => {
  const snake = table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const kysely = `(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"\`]${table}\\b`;
  const plain = `(?:insert\\s+into|update|delete\\s+from|truncate(?:\\s+table)?|merge\\s+into|copy)\\s+(?:only\\s+)?"?${snake}\\b`;
  const writers = serverFiles.filter(({ text }) => new RegExp(`${kysely}|${plain}`, 'i').test(text));
  expect([...new Set(writers.map(({ path }) => roomOf(path)))]).toHaveLength(1);
});

/** Whose house a file stands in: one feature, one part of the machinery, or the core. */
function roomOf(path: string): string {
  return /^server\/src\/((?:features|platform)\/[\w-]+|\w+)/.exec(path)?.[1] ?? dirname(path);
}
