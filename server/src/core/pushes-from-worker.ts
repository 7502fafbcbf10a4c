import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Push } from './domain-events.ts';

export const workerPushChannel = 'pushes';

/**
 * Lets processes that hold no live connections ring at those that do. A doorbell fits into a notice of PostgreSQL, and
 * like every doorbell it may be lost.
 */
export function createWorkerPush(db: Db, log: Log): (push: Push) => void {
  return (push) => {
    sql`select pg_notify(${workerPushChannel}, ${JSON.stringify(push)})`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'a live push was lost'));
  };
}

export const readWorkerPush = (notice: string): Push => JSON.parse(notice) as Push;
