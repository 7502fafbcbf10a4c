import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrationSql } from './migration-sql.ts';

/** Asks squawk whether a lock could stop the product, of all SQL in a folder of migrations, also where it stands in TypeScript. */
export async function lintMigrations(directory: string): Promise<{ files: number; problems: string[] }> {
  const files = readdirSync(directory).map((file) => resolve(directory, file));
  const plain = files.filter((file) => file.endsWith('.sql'));
  const typed = files.filter((file) => file.endsWith('.ts'));
  const others = files.filter((file) => !plain.includes(file) && !typed.includes(file));

  const problems = others.map((file) => `${file}: a migration is a .sql or a .ts file`);
  if (plain.length > 0) problems.push(...squawk(plain));
  for (const file of typed) {
    const { sql, inTransaction } = await migrationSql(file);
    const transaction = inTransaction ? '--assume-in-transaction' : '--no-assume-in-transaction';
    problems.push(...squawk([transaction, '--stdin-filepath', file], sql));
  }
  return { files: files.length, problems };
}

function squawk(options: readonly string[], input?: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/squawk',
    ['--reporter', 'gcc', ...options],
    {
      input,
      encoding: 'utf8',
    },
  );
  if (status === 0) return [];
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [`squawk ended with ${status} and said nothing`];
}
