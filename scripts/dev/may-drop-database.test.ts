import { expect, test } from 'vitest';
import { mayDropDatabase } from './may-drop-database.ts';

test.each([
  'postgres://postgres@127.0.0.1:5432/firstlight',
  'postgres://postgres@localhost/firstlight',
  'postgres://postgres@[::1]/firstlight',
  'postgres:///firstlight?host=/var/run/postgresql',
])('pnpm dev may drop the local database %s', (url) => {
  expect(mayDropDatabase({ DATABASE_URL: url })).toBe(true);
});

test.each([
  [{ DATABASE_URL: 'postgres://app@db.internal/firstlight' }],
  [{ DATABASE_URL: 'postgres://app@127.0.0.1.example.org/firstlight' }],
  [{ DATABASE_URL: 'postgres:///firstlight?host=db.internal' }],
  [{ DATABASE_URL: 'postgres://app@127.0.0.1/firstlight', NODE_ENV: 'production' }],
])('pnpm dev may not drop the database of %o', (env) => {
  expect(mayDropDatabase(env)).toBe(false);
});
