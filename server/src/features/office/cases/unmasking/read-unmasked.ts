import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readUnmasked as readEndpoint } from '@firstlight/contract/office/cases/unmaskings.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { requireRecentPassword } from '../../../people/accounts/require-recent-password.ts';
import { visibleCase } from '../queue/visible-case.ts';
import { maySee } from './may-see.policy.ts';
import { unmaskedPerson } from './unmasked-person.ts';
import { findUnmasking } from './unmaskings.queries.ts';

/** The name, to the two who agreed and for a day; each look is noted. To everybody else, and afterwards, there is nothing here. */
export async function readUnmasked(
  ctx: HttpContext<Member>,
  { unmaskingId }: { unmaskingId: string },
): Promise<ResultOf<typeof readEndpoint>> {
  await requireRecentPassword(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await findUnmasking(tx.db, unmaskingId);
    if (!found || !maySee(found, ctx.actor.id, tx.now())) throw new AppError('request.not_found');
    const { id: caseId } = await visibleCase(tx, found.caseId);
    await recordAdminAct(tx, { act: 'cases.readUnmasked', subjectId: unmaskingId, caseId });
    const personId = await unmaskedPerson(tx, found);
    const person = personId ? await findPerson(tx, personId) : undefined;
    return { person: person ? { name: person.name, username: person.username } : null };
  });
}
