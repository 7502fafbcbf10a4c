import type pg from 'pg';
import { compareSchema, readSchema } from '../db/schema-files.ts';
import { missingSettings } from '../db/session-settings.ts';
import { exitCodes, StartRefusal } from '../platform/config/start-refusal.ts';
import { missingQueues } from '../platform/queue.ts';

export interface Release {
  schemaDirectory: string;
  /** Besides those that every process needs. */
  queues?: readonly string[];
}

/** Better no process than one that finds out in the middle of a request what its database lacks. */
export async function requireSchema(pool: pg.Pool, { schemaDirectory, queues = [] }: Release): Promise<void> {
  const settings = await missingSettings(pool);
  if (settings.length > 0)
    throw new StartRefusal(
      `Configuration: the role of DATABASE_URL does not have ${settings.join(', ')} set as deploy/postgresql/roles.sql does.`,
    );
  const { hash } = await readSchema(schemaDirectory);
  const found = await compareSchema(pool, hash);
  if (found === 'none') throw refusal('its tables');
  if (found === 'different') throw otherSchema();
  const [queue] = await missingQueues(pool, queues);
  if (queue) throw refusal(`the queue ${queue}`);
}

/** The refusal of a database that another version of the schema created. Waiting does not help, so the exit code is 78. */
export function otherSchema(): StartRefusal {
  return new StartRefusal(
    'The database has the schema of another release, and databases cannot be upgraded before version 1.0: run migrate on an empty database, or start the release that created this one.',
  );
}

function refusal(what: string): StartRefusal {
  return new StartRefusal(`The database lacks ${what}: run migrate first.`, exitCodes.notYet);
}
