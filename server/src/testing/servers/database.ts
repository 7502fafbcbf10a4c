import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { ensureTemplate } from '../template-database.ts';

export interface TestDatabase extends Database {
  url: string;
  drop(): Promise<void>;
}

let template: Promise<void> | undefined;

/** A database of its own for one test file: a copy of the template, ready in a few milliseconds. */
export async function testDatabase(): Promise<TestDatabase> {
  const { serverUrl, template: origin } = inject('database');
  template ??= ensureTemplate(serverUrl, origin);
  await template;
  const name = `fl_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await onServer(serverUrl, `create database ${name} template ${origin}`);
  const url = new URL(`/${name}`, serverUrl).href;
  const database = openDatabase({ url, size: 10, name: 'firstlight-test' });
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('/postgres', serverUrl).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    database: { serverUrl: string; template: string };
  }
}
