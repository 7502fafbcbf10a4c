import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
import type { Log } from '../platform/log.ts';
import type { Push } from './domain-events.ts';

export const farPushChannel = 'pushes';

/**
 * Lets processes that hold no live connections ring at those that do. A doorbell fits into a notice of PostgreSQL, and
 * like every doorbell it may be lost.
 */
export function createFarPush(db: Db, log: Log): (push: Push) => void {
  return (push) => {
    sql`select pg_notify(${farPushChannel}, ${JSON.stringify(push)})`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'a live push was lost'));
  };
}

export const readFarPush = (notice: string): Push => JSON.parse(notice) as Push;
