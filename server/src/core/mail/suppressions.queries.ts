import type { Db } from '../../db/database.ts';
import type { SuppressionReason, SuppressionScope } from '../../db/schema.ts';

/** What a scope covers is written there; mails for signing in and for passwords have none, and always leave. */
export async function suppressAddress(
  db: Db,
  suppressed: { emailIndex: Buffer; scope: SuppressionScope; reason: SuppressionReason; since: Date },
): Promise<void> {
  const { reason, since } = suppressed;
  await db
    .insertInto('mailSuppressions')
    .values(suppressed)
    .onConflict((conflict) => conflict.columns(['emailIndex', 'scope']).doUpdateSet({ reason, since }))
    .execute();
}

export async function isSuppressed(db: Db, emailIndex: Buffer, scope: SuppressionScope): Promise<boolean> {
  const row = await db
    .selectFrom('mailSuppressions')
    .select('reason')
    .where('emailIndex', '=', emailIndex)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSuppression(db: Db, emailIndex: Buffer, scope: SuppressionScope): Promise<void> {
  await db
    .deleteFrom('mailSuppressions')
    .where('emailIndex', '=', emailIndex)
    .where('scope', '=', scope)
    .execute();
}

export function listSuppressions(db: Db, emailIndex: Buffer) {
  return db.selectFrom('mailSuppressions').selectAll().where('emailIndex', '=', emailIndex).execute();
}

export async function forgetSuppressionsOf(db: Db, emailIndex: Buffer): Promise<void> {
  await db.deleteFrom('mailSuppressions').where('emailIndex', '=', emailIndex).execute();
}

export async function forgetSuppressionsBefore(db: Db, since: Date): Promise<void> {
  await db.deleteFrom('mailSuppressions').where('since', '<', since).execute();
}
