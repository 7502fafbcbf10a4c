import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lintMigrations } from './lint-migrations.ts';

const made: string[] = [];
afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true });
});

/** The rules that are broken by one migration alone in a folder. */
async function broken(name: string, text: string): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'lint-migrations-'));
  made.push(directory);
  writeFileSync(join(directory, name), text);
  const { problems } = await lintMigrations(directory);
  return problems.map((problem) => /warning: ([\w-]+)/.exec(problem)?.[1] ?? problem);
}

const typed = (...steps: string[]) => `export function up(pgm) { ${steps.join('; ')} }\n`;

describe('a migration in SQL', () => {
  it('is fine while it makes a table with its index', async () => {
    const text =
      '-- Up Migration\ncreate table notes (id uuid primary key);\ncreate index notes_id on notes (id);\n';
    expect(await broken('20261120000000_notes.sql', text)).toEqual([]);
  });

  it('is refused when its lock could stop the product', async () => {
    const text = '-- Up Migration\ncreate index users_name on users (name);\n';
    expect(await broken('20261120000000_names.sql', text)).toEqual(['require-concurrent-index-creation']);
  });
});

describe('a migration in TypeScript', () => {
  const concurrently = `pgm.sql('create index concurrently users_name on users (name)')`;

  it('is fine while it builds an index concurrently, outside a transaction', async () => {
    expect(await broken('20261120000000-names.ts', typed('pgm.noTransaction()', concurrently))).toEqual([]);
  });

  it('is refused for the same faults as one in SQL', async () => {
    const text = typed('pgm.noTransaction()', `pgm.sql('alter table users drop column name')`);
    expect(await broken('20261120000000-names.ts', text)).toEqual(['ban-drop-column']);
  });

  it('is refused when it would build an index concurrently in a transaction', async () => {
    const text = typed(`pgm.sql('alter table users add column title text')`, concurrently);
    expect(await broken('20261120000000-names.ts', text)).toEqual([
      'ban-concurrent-index-creation-in-transaction',
    ]);
  });

  it('is refused when it does not write its SQL out', async () => {
    const text = typed(`pgm.dropTable('users')`);
    await expect(broken('20261120000000-names.ts', text)).rejects.toThrow('write its SQL out');
  });
});

it('refuses what is neither SQL nor TypeScript', async () => {
  expect(await broken('20261120000000_names.js', '')).toEqual([
    expect.stringContaining('a migration is a .sql or a .ts file'),
  ]);
});
