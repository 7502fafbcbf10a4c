import { sql } from 'kysely';
import { sessionRoom, userRoom } from '../platform/live/realtime.ts';
import type { Transaction } from './transaction.ts';

export const revocationChannel = 'revocations';

/**
 * Ends live connections at once: the notice leaves PostgreSQL with the commit that ended the session or changed
 * the standing, and every process that holds such a connection drops it.
 */
export async function revokeConnections(
  tx: Transaction,
  whose: { sessionId: string } | { userId: string },
): Promise<void> {
  const room = 'sessionId' in whose ? sessionRoom(whose.sessionId) : userRoom(whose.userId);
  await sql`select pg_notify(${revocationChannel}, ${room})`.execute(tx.db);
}
