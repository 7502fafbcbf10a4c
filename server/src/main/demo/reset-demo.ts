import { demoPassword, demoPeople } from '@firstlight/contract/people/accounts/demo-people.ts';
import pg from 'pg';
import { createSchema } from '../../db/create-schema.ts';
import { type Config, directUrl, readConfig, servingRole } from '../../platform/config/config.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { openDemoMailbox } from '../../platform/mail/demo-mailbox.ts';
import { isNoted, noteOperation } from '../../platform/operations.ts';
import { installQueues } from '../../platform/queue.ts';
import type { Verb } from '../admin/verb.ts';
import { withEngines } from '../admin/with-engines.ts';
import { jobs } from '../registries.ts';
import { runCommand } from '../run-command.ts';
import { seedWorld } from './seed-world.ts';

/** What this program makes and nobody else does. */
const schemas = ['pgboss', 'hidden', 'public'];

/** The whole world of a demo, new. While it is made nobody may be served: the processes are stopped before and started after. */
export const resetDemo: Verb = {
  name: 'reset-demo',
  words: '',
  does: 'takes everything out of a demo’s database and files, and makes its people and what they did anew',
  changes: true,
  async run({ env, schemaDirectory, say }) {
    const config = readConfig(env);
    if (!config.DEMO) throw new StartRefusal('Configuration: DEMO is not true here.');
    if ((await hasTables(config)) && !(await isOurs(env)))
      throw new StartRefusal('There are people here who are not a demo’s: nothing was done.');
    await emptyDatabase(config);
    await createSchema(directUrl(config), schemaDirectory);
    await installQueues(
      directUrl(config),
      jobs.map(({ name, patient = false }) => ({ name, patient })),
      servingRole(config),
    );
    await withEngines(env, async (engines) => {
      const { database, files, redis, now } = engines;
      // First, so that a world that is half made is never taken for a real one.
      await noteOperation(database.db, 'demo', now());
      for (const folder of ['avatars', 'covers', 'pictures', 'exports', 'marks'])
        for (const key of await files.list(folder)) await files.remove(key);
      await seedWorld(engines, say);
      await redis.connect().catch(() => undefined);
      const names = demoPeople.map(({ username }) => username);
      await openDemoMailbox(redis, now).tellPeople({ names, password: demoPassword });
    });
    say('The demo is as on its first day.');
    return true;
  },
};

/** Nobody, or people whom this verb has made. */
async function isOurs(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (await withEngines(env, ({ database }) => isNoted(database.db, 'demo'))) return true;
  const { said } = await runCommand(readConfig(env), 'is-anybody-here', []);
  return !Object.values(said).includes(true);
}

async function hasTables(config: Config): Promise<boolean> {
  const [row] = await ask(config, `select to_regclass('public.operations') is not null as there`);
  return row?.['there'] === true;
}

async function emptyDatabase(config: Config): Promise<void> {
  await ask(
    config,
    [...schemas.map((schema) => `drop schema if exists ${schema} cascade`), 'create schema public'].join(
      '; ',
    ),
  );
}

async function ask(config: Config, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: directUrl(config), application_name: 'firstlight-admin' });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
