import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { deleteInBatches } from '../../../../db/delete-in-batches.ts';

export type MailPurpose = 'verify' | 'reset';

/** The newest link is the only one that works. */
export async function replaceMailToken(
  db: Db,
  token: { userId: string; purpose: MailPurpose; tokenHash: Buffer; emailIndex: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('mailTokens')
    .values(token)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'purpose']).doUpdateSet(({ ref }) => ({
        tokenHash: ref('excluded.tokenHash'),
        emailIndex: ref('excluded.emailIndex'),
        expiresAt: ref('excluded.expiresAt'),
      })),
    )
    .execute();
}

/**
 * Whose link it is, without using it up. Nobody's once the account has another address: a mail written while the
 * address changed went to the one before.
 */
export async function findMailToken(
  db: Db,
  tokenHash: Buffer,
  purposes: readonly MailPurpose[],
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailTokens')
    .innerJoin('users', 'users.id', 'userId')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .whereRef('mailTokens.emailIndex', '=', 'users.emailIndex')
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.userId;
}

/** Uses a token up. Of a hundred parallel tries the database lets one have the row. */
export async function takeMailToken(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('mailTokens')
    .where('tokenHash', '=', tokenHash)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMailTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mailTokens').where('userId', '=', userId).execute();
}

export async function deleteEndedMailTokens(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, 'mail_tokens', sql`expires_at <= ${now}`);
}
