import { listBloatedTables } from '../../db/list-bloated-tables.ts';
import { compareSchema, readSchema } from '../../db/schema-files.ts';
import { countUncertainMails } from '../../platform/mail/ledger.ts';
import { readOperations } from '../../platform/operations.ts';
import { countDeadLetters, readWaitingJobs } from '../../platform/queue.ts';
import { version } from '../../platform/version.ts';
import type { Verb } from './verb.ts';
import { withEngines } from './with-engines.ts';

const lateSeconds = 300;
const backupSeconds = 26 * 3600;

export const status: Verb = {
  name: 'status',
  words: '',
  does: 'shows how the site is; ends with 1 where somebody should look',
  changes: false,
  run: ({ env, say, schemaDirectory }) =>
    withEngines(env, async ({ database: { db, pool }, redis }) => {
      const { hash } = await readSchema(schemaDirectory);
      const schema = await compareSchema(pool, hash);
      say(`Firstlight ${version}`);
      if (schema !== 'same') {
        say(schema === 'none' ? '! schema missing: run migrate' : '! schema of another release');
        return false;
      }
      const jobs = await readWaitingJobs(db);
      const oldest = Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds));
      const waiting = jobs.reduce((sum, queue) => sum + queue.waiting, 0);
      const dead = await countDeadLetters(db);
      const uncertain = await countUncertainMails(db);
      const { backupAgeSeconds, replicaLagSeconds } = await readOperations(db);
      const isRedisThere = await redis.connect().then(
        () => true,
        () => redis.status === 'ready',
      );
      const lines: [isFine: boolean, text: string][] = [
        [true, 'schema of this release'],
        [isRedisThere, `Redis: ${isRedisThere ? 'there' : 'away'}`],
        [oldest < lateSeconds, `jobs waiting: ${waiting}, the oldest for ${Math.round(oldest)} s`],
        [dead === 0, `jobs failed for good: ${dead}`],
        [uncertain === 0, `mails that may or may not have left, 7 days: ${uncertain}`],
        [
          backupAgeSeconds !== null && backupAgeSeconds < backupSeconds,
          `last backup: ${backupAgeSeconds === null ? 'never noted' : `${Math.round(backupAgeSeconds / 3600)} h ago`}`,
        ],
        [replicaLagSeconds < 30, `standby behind by: ${replicaLagSeconds.toFixed(1)} s`],
        ...(await listBloatedTables(db)).map(({ table, deadShare }): [boolean, string] => [
          false,
          `${table}: ${Math.round(deadShare * 100)} % dead rows`,
        ]),
      ];
      for (const [isFine, text] of lines) say(`${isFine ? ' ' : '!'} ${text}`);
      return lines.every(([isFine]) => isFine);
    }),
};
