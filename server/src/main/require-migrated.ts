import type pg from 'pg';
import { pendingMigrations } from '../db/pending-migrations.ts';
import { missingSettings } from '../db/session-settings.ts';
import { exitCodes, StartRefusal } from '../platform/config/start-refusal.ts';
import { missingQueues } from '../platform/queue.ts';

export interface Release {
  migrationsDirectory: string;
  /** Besides those that every process needs. */
  queues?: readonly string[];
}

/** Better no process than one that finds out in the middle of a request what its database lacks. */
export async function requireMigrated(
  pool: pg.Pool,
  { migrationsDirectory, queues = [] }: Release,
): Promise<void> {
  const settings = await missingSettings(pool);
  if (settings.length > 0)
    throw new StartRefusal(
      `Configuration: the role of DATABASE_URL does not have ${settings.join(', ')} set as deploy/postgresql/roles.sql does.`,
    );
  const [first, ...more] = await pendingMigrations(pool, migrationsDirectory);
  if (first) throw refusal(`the migration ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`);
  const [queue] = await missingQueues(pool, queues);
  if (queue) throw refusal(`the queue ${queue}`);
}

function refusal(what: string): StartRefusal {
  return new StartRefusal(`The database lacks ${what}: run migrate first.`, exitCodes.notYet);
}
