import { sql } from 'kysely';
import { pageRoom } from '../platform/live/realtime.ts';
import type { Transaction } from './transaction.ts';

/** Whoever has a project's page open. */
export const projectRoom = (projectId: string) => pageRoom(`project:${projectId}`);

export const closedPageChannel = 'closed_pages';

/**
 * Lets pages fall silent that not everybody may see any more: the notice leaves PostgreSQL with the commit, and every
 * process sends away whoever listens. Owners knock again and are let in.
 */
export async function closePages(tx: Pick<Transaction, 'db'>, projectIds: readonly string[]): Promise<void> {
  const rooms = projectIds.map(projectRoom);
  await sql`select pg_notify(${closedPageChannel}, room) from unnest(${rooms}::text[]) as room`.execute(
    tx.db,
  );
}
