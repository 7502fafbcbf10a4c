import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { exampleEnv } from './servers.ts';

const server = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres');

/** A database with so many projects, and half as many people again. `psql` comes with PostgreSQL. */
export function makeCrowd(name: string, projects: number, root = '.'): string {
  return makeFilled(name, 'crowd.sql', { users: projects * 1.5, projects }, root);
}

/** A database with people who test and projects that wait for them. */
export function makeTown(name: string, sizes: { testers: number; projects: number }, root = '.'): string {
  return makeFilled(name, 'town.sql', sizes, root);
}

/** By the tables and the script of a checkout. Chance begins alike every time, so two of a size hold the same. */
function makeFilled(name: string, script: string, sizes: Record<string, number>, root: string): string {
  const url = makeMigrated(name, root);
  const given = Object.entries(sizes).flatMap(([what, count]) => ['-v', `${what}=${count}`]);
  psql(url, [...given, '-c', 'select setseed(0.5)', '-f', join(root, 'server/seeds/crowd', script)]);
  return url;
}

/** A database with the schema and no rows. */
export function makeMigrated(name: string, root = '.'): string {
  const url = urlOf(name);
  psql(urlOf('postgres'), ['-c', `create database ${name}`]);
  execFileSync(process.execPath, ['server/dist/migrate.js'], {
    cwd: root,
    env: { ...exampleEnv(), ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  return url;
}

export function dropCrowd(name: string): void {
  psql(urlOf('postgres'), ['-c', `drop database if exists ${name} with (force)`]);
}

/** What PostgreSQL answers, one row per line. */
export function psql(url: string, options: readonly string[]): string {
  return execFileSync('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', ...options, url], { encoding: 'utf8' });
}

export function urlOf(name: string): string {
  return new URL(`/${name}`, server).href;
}
