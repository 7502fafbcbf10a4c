import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installQueues } from '../../platform/queue.ts';
import { projectRoot } from '../../testing/source-files.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { jobs } from '../registries.ts';
import { runVerb } from './run-verb.ts';
import { readVerb } from './verbs.ts';

export interface Machine {
  world: World;
  directory: string;
  env: NodeJS.ProcessEnv;
  /** What somebody reads, and whether it was done. */
  run(line: string, given?: NodeJS.ProcessEnv): Promise<[boolean, string]>;
  close(): Promise<void>;
}

/** A site, and somebody at its machine. */
export async function openMachine(): Promise<Machine> {
  const world = await testWorld();
  const directory = mkdtempSync(join(tmpdir(), 'admin-'));
  const { config } = world.engines;
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    APP_ORIGIN: config.APP_ORIGIN,
    DATABASE_URL: config.DATABASE_URL,
    REDIS_URL: config.REDIS_URL,
    SMTP_URL: config.SMTP_URL,
    MAIL_FROM: config.MAIL_FROM,
    TEAM_INBOX: config.TEAM_INBOX,
    ENCRYPTION_KEYS: config.ENCRYPTION_KEYS,
    INDEX_KEY: config.INDEX_KEY,
    FILE_STORE_DIRECTORY: config.FILE_STORE_DIRECTORY,
  };
  const queues = jobs.map(({ name, patient = false }) => ({ name, patient }));
  await installQueues(config.DATABASE_URL, [...queues, { name: 'test.work', patient: false }]);
  return {
    world,
    directory,
    env,
    async run(line, given = env) {
      const said: string[] = [];
      const found = readVerb(line.split(' '));
      if (!found) throw new Error(`no such verb: ${line}`);
      const isDone = await runVerb(found.verb, {
        env: given,
        words: found.rest,
        schemaDirectory: `${projectRoot}/server/schema`,
        say: (text) => said.push(text),
      });
      return [isDone, said.join('\n')];
    },
    async close() {
      rmSync(directory, { recursive: true });
      await world.close();
    },
  };
}
