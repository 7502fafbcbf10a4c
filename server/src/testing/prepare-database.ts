import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { installQueues } from '../platform/queue.ts';
import { onServer } from './database.ts';

/** Before all server tests: one migrated template database, of which each test file gets a copy. */
export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_SERVER'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const template = `fl_template_${process.pid}`;
  const url = new URL(`/${template}`, serverUrl).href;
  await onServer(serverUrl, `drop database if exists ${template} with (force)`);
  await onServer(serverUrl, `create database ${template}`);
  await migrate(url, fileURLToPath(new URL('../../migrations', import.meta.url)));
  await installQueues(url, []);
  project.provide('database', { serverUrl, template });
  return () => onServer(serverUrl, `drop database if exists ${template} with (force)`);
}
