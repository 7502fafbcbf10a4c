import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/servers/database.ts';
import { projectRoot } from '../testing/source-files.ts';
import { openDatabase } from './database.ts';
import { missingSettings, sessionSettings } from './session-settings.ts';

let target: TestDatabase;
beforeAll(async () => {
  target = await testDatabase();
});
afterAll(() => target.drop());

async function missing(isPooled: boolean): Promise<string[]> {
  const database = openDatabase({ url: target.url, size: 1, name: 'firstlight-test', isPooled });
  try {
    return await missingSettings(database.pool);
  } finally {
    await database.close();
  }
}

it('a connection of our own brings its settings, and one through a pooler must find them there', async () => {
  expect(await missing(false)).toEqual([]);
  expect(await missing(true)).toEqual(Object.keys(sessionSettings));
});

it('the shipped roles have the same settings as a connection of our own', async () => {
  const script = readFileSync(`${projectRoot}/deploy/postgresql/roles.sql`, 'utf8');
  const given = [...script.matchAll(/^alter role firstlight_app set (\w+) = '?([\w.]+)'?;$/gm)];
  const asPrinted = (value = '') => (/^\d+s$/.test(value) ? `${Number.parseInt(value, 10) * 1000}` : value);
  expect(Object.fromEntries(given.map(([, name, value]) => [name, asPrinted(value)]))).toEqual(
    sessionSettings,
  );
});
