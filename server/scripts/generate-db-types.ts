import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inOneSentence } from '../../scripts/in-one-sentence.ts';
import { requireAll } from '../../scripts/requirements/require-all.ts';
import { testServers } from '../../scripts/test-servers.ts';
import { createSchema } from '../src/db/create-schema.ts';
import { checkPostgres } from './check-postgres.ts';

// Types come from a fresh database, never from a development database.
// `--check` only compares: CI fails when the checked-in types differ from the schema.
const { database: server } = testServers();
const name = `types_${process.pid}`;
const file = fileURLToPath(new URL('../src/db/schema.ts', import.meta.url));
const fresh = `${file}.fresh`;

await inOneSentence(async () => requireAll(await checkPostgres('DATABASE_URL', server)));
const admin = new pg.Client({ connectionString: new URL('/postgres', server).href });
await admin.connect();
await admin.query(`create database ${name}`);
try {
  const url = new URL(`/${name}`, server).href;
  await createSchema(url, fileURLToPath(new URL('../schema', import.meta.url)));
  const options = [
    '--dialect',
    'postgres',
    '--camel-case',
    '--exclude-pattern',
    'schema_baseline',
    '--log-level',
    'error',
  ];
  execFileSync('kysely-codegen', [...options, '--url', url, '--out-file', fresh], { stdio: 'inherit' });
  const text = readFileSync(fresh, 'utf8');
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('server/src/db/schema.ts is out of date: run `pnpm db:types`.');
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { force: true });
  await admin.query(`drop database ${name}`);
  await admin.end();
}
