import type { Member } from '../../../../core/context.ts';
import { revokeConnections } from '../../../../core/revocation.ts';
import type { Transaction } from '../../../../core/transaction.ts';
import { deleteChallengesOf } from '../passkeys/challenges.queries.ts';
import { deleteOtherSessions } from './sessions.queries.ts';

/** Ends whatever is not this session, with the same commit: others, their live connections, and half-done sign-ins. */
export async function revokeOtherAccess(tx: Transaction, { id, sessionId }: Member): Promise<void> {
  // First what could still become a session: it either has by now, and ends below, or never will.
  await deleteChallengesOf(tx.db, id);
  for (const ended of await deleteOtherSessions(tx.db, id, sessionId)) {
    await revokeConnections(tx, { sessionId: ended.id });
  }
}
