import type { TestProject } from 'vitest/node';
import { testServers } from '../../../../scripts/test-servers.ts';
import { onServer } from './database.ts';

/**
 * Before all server tests: names the template of which each test file gets a copy, and removes it in the end. Whoever
 * needs it first makes it, so that tests without a database start without PostgreSQL.
 */
export default function prepareDatabase(project: TestProject): () => Promise<void> {
  const { database: serverUrl } = testServers();
  const template = `fl_template_${process.pid}`;
  project.provide('database', { serverUrl, template });
  return () => onServer(serverUrl, `drop database if exists ${template} with (force)`).catch(() => undefined);
}
