import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';
import type { ChallengePurpose } from '../../../../db/schema.ts';

export interface NewChallenge {
  tokenHash: Buffer;
  purpose: ChallengePurpose;
  userId: string | null;
  expiresAt: Date;
}

export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<void> {
  await db.insertInto('challenges').values(challenge).execute();
}

/** What the answer will need, sealed. */
export async function setChallengeContent(db: Db, tokenHash: Buffer, content: Buffer): Promise<void> {
  await db.updateTable('challenges').set({ content }).where('tokenHash', '=', tokenHash).execute();
}

/** Uses a challenge up. Of a hundred parallel answers the database lets one have the row. */
export async function takeChallenge(
  db: Db,
  tokenHash: Buffer,
  purpose: ChallengePurpose,
  now: Date,
): Promise<{ userId: string | null; content: Buffer | null } | undefined> {
  const row = await db
    .deleteFrom('challenges')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['userId', 'content', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row : undefined;
}

/** Counts a try before it is judged, so that tries in parallel are not judged more often than tries in turn. */
export async function countTry(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  most: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('challenges')
    .set((challenge) => ({ tries: challenge('tries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', 'code')
    .where('expiresAt', '>', now)
    .where('tries', '<', most)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId ?? undefined;
}

export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('challenges').where('userId', '=', userId).execute();
}

export async function deleteEndedChallenges(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'challenges', sql`expires_at <= ${now}`);
}
