import { rm } from 'node:fs/promises';
import { runChild } from './servers/child.ts';
import { onServer } from './servers/database.ts';
import { baseSettings, databaseUrl, entry, serverDirectory } from './settings.ts';

/** Builds the server with its test entries and creates one template database. Removes everything at the end. */
export default async function prepare(): Promise<() => Promise<void>> {
  const prefix = `fl_processes_${process.pid}`;
  process.env['PROCESSES_PREFIX'] = prefix;
  const settings = baseSettings();
  const env = { ...settings, DATABASE_URL: databaseUrl(prefix) };
  await runChild(process.execPath, ['node_modules/vite/bin/vite.js', ...buildArguments], {
    directory: serverDirectory,
  });
  await onServer(`create database ${prefix}`);
  await runChild(process.execPath, [entry('migrate')], { env });
  await runChild(process.execPath, [entry('worker-process'), 'prepare'], { env });
  return async () => {
    await dropAll(prefix);
    await rm(settings['FILE_STORE_DIRECTORY'] ?? '', { recursive: true, force: true });
  };
}

/** Files are overwritten, not removed first: another run in the same tree may be starting processes from them. */
const buildArguments = ['build', '--mode', 'test', '--no-emptyOutDir'];

async function dropAll(prefix: string): Promise<void> {
  const names = await onServer(`select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of names) await onServer(`drop database if exists ${datname} with (force)`);
}
