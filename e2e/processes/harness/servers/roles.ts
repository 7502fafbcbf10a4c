import { readFileSync } from 'node:fs';
import { databaseUrl, entry } from '../settings.ts';
import { runChild } from './child.ts';
import { onServer } from './database.ts';

export interface RoledDatabase {
  name: string;
  /** As each of the shipped roles reaches it. */
  urlOf(role: 'owner' | 'app' | 'read'): string;
  drop(): Promise<void>;
}

const script = readFileSync(new URL('../../../../deploy/postgresql/roles.sql', import.meta.url), 'utf8');

/** An empty database with the shipped roles, under names of its own: roles belong to the whole server. */
export async function openRoledDatabase(name: string): Promise<RoledDatabase> {
  const urlOf = (role: string) => {
    const url = new URL(databaseUrl(name));
    url.username = `${name}_${role}`;
    url.password = 'for-tests-only';
    return url.href;
  };
  await onServer(`create database ${name}`);
  await onServer(script.replaceAll('firstlight_', `${name}_`), databaseUrl(name));
  for (const role of roles) await onServer(`alter role ${name}_${role} password 'for-tests-only'`);
  return {
    name,
    urlOf,
    async drop() {
      await onServer(`drop database if exists ${name} with (force)`);
      for (const role of roles) await onServer(`drop role if exists ${name}_${role}`);
    },
  };
}

const roles = ['owner', 'app', 'read'] as const;

/** As the manual has it: the owner migrates, for the one who serves. Then come the tables of the tests' own. */
export async function migrateAs(database: RoledDatabase, settings: Record<string, string>): Promise<void> {
  const env = {
    ...settings,
    DATABASE_URL: database.urlOf('app'),
    DATABASE_DIRECT_URL: database.urlOf('owner'),
  };
  await runChild(process.execPath, [entry('migrate')], { env });
  await runChild(process.execPath, [entry('worker-process'), 'prepare'], {
    env: { ...settings, DATABASE_URL: database.urlOf('owner') },
  });
}
