import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withKeyFiles } from './with-key-files.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'keys-'));
  writeFileSync(join(directory, 'key'), 'c2VjcmV0\n');
});
afterAll(() => rmSync(directory, { recursive: true }));

const file = () => join(directory, 'key');

it('a key may stand in a file, without the end of its line', () => {
  expect(withKeyFiles({ INDEX_KEY_FILE: file() }, ['INDEX_KEY'])['INDEX_KEY']).toBe('c2VjcmV0');
});

it('only keys of ours are read from files', () => {
  expect(withKeyFiles({ OTHER_FILE: file() }, ['INDEX_KEY'])['OTHER']).toBeUndefined();
});

it('a key in two places, or in a file that is not there, is refused without its value', () => {
  const both = { INDEX_KEY: 'x', INDEX_KEY_FILE: file() };
  expect(() => withKeyFiles(both, ['INDEX_KEY'])).toThrow('give INDEX_KEY or INDEX_KEY_FILE, not both');
  const gone = { INDEX_KEY_FILE: join(directory, 'gone') };
  expect(() => withKeyFiles(gone, ['INDEX_KEY'])).toThrow('the file of INDEX_KEY_FILE cannot be read');
});
