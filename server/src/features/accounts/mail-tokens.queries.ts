import type { Db } from '../../db/pool.ts';

type Purpose = 'verify' | 'reset';

/** The newest link is the only one that works. */
export async function replaceMailToken(
  db: Db,
  token: { userId: string; purpose: Purpose; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('mailTokens')
    .values(token)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'purpose'])
        .doUpdateSet({ tokenHash: token.tokenHash, expiresAt: token.expiresAt }),
    )
    .execute();
}

/** Uses a token up. Of a hundred parallel tries the database lets one have the row. */
export async function takeMailToken(
  db: Db,
  tokenHash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('mailTokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .returning(['userId', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row.userId : undefined;
}
