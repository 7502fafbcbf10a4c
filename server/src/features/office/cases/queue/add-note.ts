import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { CaseNote, addNote as noteEndpoint } from '@firstlight/contract/office/cases/cases.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { insertNote } from './notes.queries.ts';
import { visibleCase } from './visible-case.ts';

/** For the other admins; nobody else ever reads it. */
export async function addNote(
  ctx: HttpContext<Member>,
  { caseId, text }: InputOf<typeof noteEndpoint>,
): Promise<CaseNote> {
  return inTransaction(ctx, async (tx) => {
    await visibleCase(tx, caseId);
    const note = { id: tx.newId(), adminId: ctx.actor.id, text, writtenAt: tx.now() };
    await insertNote(tx.db, tx.vault, { ...note, caseId });
    await recordAdminAct(tx, { act: 'cases.addNote', subjectId: note.id, caseId });
    const names = await findNames(tx.db, [ctx.actor.id]);
    const by = names.get(ctx.actor.id)?.name ?? null;
    return { id: note.id, by, text, writtenAt: note.writtenAt.toISOString() };
  });
}
