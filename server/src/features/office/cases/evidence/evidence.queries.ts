import type { Snapshot } from '../../../../core/reportable.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface Evidence {
  words: string;
  surroundings: string;
  takenAt: Date;
}

/** Which words and pictures were reported; keyed, because short ones could be guessed. */
export const contentHashOf = (vault: Vault, { words, pictures = [] }: Snapshot): Buffer =>
  vault.tag(`cases words ${JSON.stringify([words, ...pictures])}`);

/** A copy of what was reported: once for the same words. */
export async function insertEvidence(
  db: Db,
  vault: Vault,
  {
    id,
    caseId,
    contentHash,
    takenAt,
    words,
    surroundings,
  }: Evidence & { id: string; caseId: string; contentHash: Buffer },
): Promise<void> {
  const texts = await vault.seal(db, place(id), JSON.stringify({ words, surroundings }), { padded: true });
  await db
    .insertInto('caseEvidence')
    .values({ id, caseId, contentHash, takenAt, texts })
    .onConflict((conflict) => conflict.columns(['caseId', 'contentHash']).doNothing())
    .execute();
}

/** Oldest first; what is forgotten is left out. */
export async function listEvidence(db: Db, vault: Vault, caseId: string): Promise<Evidence[]> {
  const rows = await db
    .selectFrom('caseEvidence')
    .select(['id', 'texts', 'takenAt'])
    .where('caseId', '=', caseId)
    .where('texts', 'is not', null)
    .orderBy('takenAt')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, texts, takenAt }) => ({
      ...(JSON.parse(await vault.unseal(db, place(id), texts as Buffer)) as Omit<Evidence, 'takenAt'>),
      takenAt,
    })),
  );
}

function place(rowId: string) {
  return { table: 'case_evidence', column: 'texts', rowId, scope: { type: 'moderation', id: 'cases' } };
}
