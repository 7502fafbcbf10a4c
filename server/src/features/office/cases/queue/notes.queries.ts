import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';

export interface StoredNote {
  id: string;
  adminId: string;
  text: string;
  writtenAt: Date;
}

export async function insertNote(
  db: Db,
  vault: Vault,
  { text, ...note }: StoredNote & { caseId: string },
): Promise<void> {
  const sealed = await vault.seal(db, place(note.id), text, { padded: true });
  await db
    .insertInto('caseNotes')
    .values({ ...note, note: sealed })
    .execute();
}

/** Oldest first; what is forgotten is left out. */
export async function listNotes(db: Db, vault: Vault, caseId: string): Promise<StoredNote[]> {
  const rows = await db
    .selectFrom('caseNotes')
    .select(['id', 'adminId', 'note', 'writtenAt'])
    .where('caseId', '=', caseId)
    .where('note', 'is not', null)
    .orderBy('writtenAt')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ note, ...row }) => ({
      ...row,
      text: await vault.unseal(db, place(row.id), note as Buffer),
    })),
  );
}

function place(rowId: string) {
  return { table: 'case_notes', column: 'note', rowId, scope: { type: 'moderation', id: 'cases' } };
}
