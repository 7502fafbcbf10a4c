import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../testing/source-files.ts';

const read = (path: string) => readFileSync(`${projectRoot}/${path}`, 'utf8');
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = [...read('server/src/db/schema.ts').matchAll(/^ {2}["'](hidden\.\w+)["']:/gm)].map(
  ([, name = '']) => toSnakeCase(name),
);
const rows = [...read('docs/features/anonymity.md').matchAll(/^\| `(hidden\.\w+)` \|/gm)].map(
  ([, name = '']) => name,
);

describe('the table of docs/features/anonymity.md', () => {
  it('has a row for each table of the anonymity schema', () => {
    expect(tables.length).toBeGreaterThan(5);
    expect([...new Set(rows)].toSorted()).toEqual(tables.toSorted());
  });
});
