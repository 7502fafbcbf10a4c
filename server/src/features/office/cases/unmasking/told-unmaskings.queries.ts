import type { Db } from '../../../../db/database.ts';
import type { Unmasking } from './unmaskings.queries.ts';

/** Whose name was seen so long ago that they are told, and have not been. */
export async function listUntold(db: Db, agreedUntil: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unmaskings')
    .select('id')
    .where('person', 'is not', null)
    .where('isSecret', '=', false)
    .where('toldAt', 'is', null)
    .where('answeredAt', '<=', agreedUntil)
    .orderBy('answeredAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** False: they were told meanwhile, or are gone. */
export async function noteTold(db: Db, id: string, toldAt: Date): Promise<boolean> {
  const noted = await db
    .updateTable('unmaskings')
    .set({ toldAt })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .where('person', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Who it was goes once they were told so long ago that the mail has left; what a court keeps secret, with the last look. The rest with the file. */
export async function forgetPersons(
  db: Db,
  { seenUntil, toldUntil, askedUntil }: { seenUntil: Date; toldUntil: Date; askedUntil: Date },
): Promise<void> {
  await db
    .updateTable('unmaskings')
    .set({ person: null, personTag: null, reason: null })
    .where('isSecret', '=', true)
    .where('person', 'is not', null)
    .where('seenUntil', '<=', seenUntil)
    .execute();
  await db
    .updateTable('unmaskings')
    .set({ person: null })
    .where('person', 'is not', null)
    .where('toldAt', '<=', toldUntil)
    .execute();
  await db
    .updateTable('unmaskings')
    .set({ personTag: null, reason: null })
    .where('reason', 'is not', null)
    .where('askedAt', '<=', askedUntil)
    .execute();
}

/** That somebody was unmasked stays as a figure. */
export async function eraseUnmaskingsOf(db: Db, personTag: Buffer): Promise<void> {
  await db
    .updateTable('unmaskings')
    .set({ person: null, personTag: null, reason: null })
    .where('personTag', '=', personTag)
    .execute();
}

/** What somebody was told of theirs. The fingerprint alone finds it. */
export async function listToldOf(db: Db, personTag: Buffer): Promise<Unmasking[]> {
  const rows = await db
    .selectFrom('unmaskings')
    .selectAll()
    .where('personTag', '=', personTag)
    .where('toldAt', 'is not', null)
    .orderBy('answeredAt')
    .orderBy('id')
    .execute();
  return rows as Unmasking[];
}
