import type { LiveTopic } from '@firstlight/contract/live.ts';
import { sql } from 'kysely';
import type { Revocation } from '../platform/live/realtime.ts';
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
  await notify(tx, [whose]);
}

/**
 * Sends followers of topics away that not everybody may follow any more, or only the people named: the notice leaves with the
 * commit, and reaches every process. Whoever still may follow asks again.
 */
export async function revokeTopics(
  tx: Pick<Transaction, 'db'>,
  topics: readonly LiveTopic[],
  followerIds?: readonly string[],
): Promise<void> {
  await notify(
    tx,
    topics.flatMap((topic): Revocation[] =>
      followerIds ? followerIds.map((followerId) => ({ topic, followerId })) : [{ topic }],
    ),
  );
}

export const readRevocation = (notice: string): Revocation => JSON.parse(notice) as Revocation;

async function notify({ db }: Pick<Transaction, 'db'>, revocations: readonly Revocation[]): Promise<void> {
  const notices = revocations.map((revocation) => JSON.stringify(revocation));
  await sql`select pg_notify(${revocationChannel}, notice) from unnest(${notices}::text[]) as notice`.execute(
    db,
  );
}
