import { expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const nowhere = 'TEST_DATABASE_SERVER=postgres://nobody@127.0.0.1:1/postgres';

it('server tests that need no database run without PostgreSQL', async () => {
  const { code, output } = await runCommand(
    `${nowhere} vitest run --project server server/src/core/http/cookies.test.ts`,
  );
  expect(output).toMatch(/Tests\s+\d+ passed/);
  expect(code).toBe(0);
});

it('server tests that need a database say in one sentence that PostgreSQL is away', async () => {
  const { code, output } = await runCommand(
    `${nowhere} vitest run --project server server/src/db/database.test.ts`,
  );
  expect(output).toContain('PostgreSQL at 127.0.0.1:1, as nobody: PostgreSQL does not answer (ECONNREFUSED)');
  expect(code).toBe(1);
});
