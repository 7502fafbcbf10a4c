import type { Db } from '../../../../db/database.ts';

/**
 * Sets somebody's old skip of a project aside, so that another can take its place: the fingerprint that keeps it the
 * only one moves over. Others learn of it when they see the one that came after.
 */
export async function setSkipAside(db: Db, pairTag: Buffer, before: Date): Promise<void> {
  await db
    .updateTable('hidden.skipAuthors')
    .set({ earlierPairTag: pairTag, pairTag: null })
    .where('pairTag', '=', pairTag)
    .where('skippedAt', '<', before)
    .execute();
}

/** Puts back what was set aside last. */
export async function putSkipBack(db: Db, pairTag: Buffer): Promise<void> {
  await db
    .updateTable('hidden.skipAuthors')
    .set({ pairTag, earlierPairTag: null })
    .where('skipId', '=', (from) =>
      from
        .selectFrom('hidden.skipAuthors')
        .select('skipId')
        .where('earlierPairTag', '=', pairTag)
        .orderBy('skippedAt', 'desc')
        .limit(1),
    )
    .execute();
}
