import { createServer } from 'node:net';
import { expect, inject, it } from 'vitest';
import type { Finding } from '../../scripts/requirements/finding.ts';
import { onServer } from '../src/testing/servers/database.ts';
import { checkPostgres } from './check-postgres.ts';

const { serverUrl } = inject('database');
const missing = (findings: readonly Finding[]) => findings.filter(({ ok }) => !ok);

function asRole(role: string): string {
  const url = new URL(serverUrl);
  url.username = role;
  url.password = 'secret';
  return url.href;
}

it('a PostgreSQL that has everything lacks nothing', async () => {
  const findings = await checkPostgres('DATABASE_URL', serverUrl);
  expect(missing(findings)).toEqual([]);
  expect(findings.map(({ what }) => what).join()).toContain('pg_trgm, unaccent');
});

it('an extension that PostgreSQL lacks is named', async () => {
  const findings = await checkPostgres('DATABASE_URL', serverUrl, ['unaccent', 'no_such_extension']);
  expect(missing(findings)).toEqual([
    expect.objectContaining({ hint: expect.stringMatching(/^PostgreSQL lacks no_such_extension\. /) }),
  ]);
});

it('a role that PostgreSQL does not know is said without its password', async () => {
  const findings = missing(await checkPostgres('DATABASE_URL', asRole('no_such_role')));
  expect(findings).toHaveLength(1);
  expect(findings[0]?.what).toContain('as no_such_role');
  // A server that asks for passwords does not say which of the two was wrong.
  expect(findings[0]?.hint).toMatch(/^PostgreSQL (has no such role|refuses the password)/);
  expect(JSON.stringify(findings)).not.toContain('secret');
});

it('a role that may not create databases is told how to be allowed to', async () => {
  const role = `fl_humble_${process.pid}`;
  await onServer(serverUrl, `create role ${role} login password 'secret'`);
  try {
    const findings = missing(await checkPostgres('DATABASE_URL', asRole(role)));
    expect(findings.map(({ hint }) => hint)).toEqual([`As a superuser: \`alter role "${role}" createdb\`.`]);
  } finally {
    await onServer(serverUrl, `drop role ${role}`);
  }
});

it.each(['', 'localhost:5432', 'mysql://127.0.0.1/x', 'postgres://'])(
  'an address that is none of PostgreSQL (%s) is one finding',
  async (url) => {
    const [finding, ...more] = await checkPostgres('DATABASE_URL', url);
    expect(finding?.hint).toMatch(/^DATABASE_URL is no address of PostgreSQL\./);
    expect(more).toEqual([]);
  },
);

it('a port where nobody listens is told apart from a role that is refused', async () => {
  const [finding] = await checkPostgres('DATABASE_URL', 'postgres://postgres@127.0.0.1:1/x');
  expect(finding?.hint).toMatch(/^PostgreSQL does not answer \(ECONNREFUSED\): start it/);
});

it('a server that is none of PostgreSQL is one sentence', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const findings = missing(await checkPostgres('DATABASE_URL', `postgres://x@127.0.0.1:${port}/x`));
  expect(findings.map(({ hint }) => hint.split(':')[0])).toEqual([
    expect.stringContaining('PostgreSQL does not answer'),
  ]);
  server.close();
});
