import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { decideAppeal as decideEndpoint } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { holdForStanding } from '../../../people/accounts/change-standing.ts';
import { sanctionEvents } from '../sanctions.events.ts';
import { findSanction, unsealPerson } from '../sanctions.queries.ts';
import { decideAppealRow, findAppeal } from './appeals.queries.ts';
import { overturnSanction, reduceSanction, resumeSanction } from './change-sanction.ts';
import { mayDecide, withoutOwn } from './may-decide.ts';
import { reductionOf } from './reduction.policy.ts';

type Input = InputOf<typeof decideEndpoint>;

/** The last word on a decision, with a text. Once, whoever comes first; how somebody stands follows in the same transaction. */
export async function decideAppeal(
  ctx: HttpContext<Member>,
  { appealId, outcome, answer, step, hours }: Input,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const appeal = await findAppeal(tx.db, tx.vault, appealId);
    const found = appeal && (await findSanction(tx.db, tx.vault, appeal.sanctionId));
    const [free] = found ? await withoutOwn(tx, [found]) : [];
    if (!appeal || !found || !free) throw new AppError('request.not_found');
    if (!(await mayDecide(tx, found, appeal))) throw new AppError('sanctions.same_admin');
    const reduction = reductionOf(outcome, found.step, { step, hours });
    const userId = await unsealPerson(tx.db, tx.vault, found);
    if (userId) await holdForStanding(tx, userId);
    const decided = { outcome, answer, decidedBy: ctx.actor.id, decidedAt: tx.now() };
    const isFirst = await decideAppealRow(tx.db, tx.vault, appealId, decided);
    if (!isFirst) throw new AppError('sanctions.appeal_decided');
    // Read once it is held: it may have ended or been paused meanwhile.
    const sanction = (await findSanction(tx.db, tx.vault, found.id)) ?? found;
    if (outcome === 'overturned') await overturnSanction(tx, sanction, userId);
    else if (reduction) await reduceSanction(tx, sanction, userId, reduction);
    else await resumeSanction(tx, sanction, userId);
    const { id: sanctionId, caseId } = sanction;
    await recordAdminAct(tx, {
      act: 'sanctions.decideAppeal',
      subjectId: appealId,
      caseId,
      facts: { outcome, step: reduction?.step ?? null },
    });
    tx.record(sanctionEvents.appealDecided, { sanctionId, caseId, appealId, outcome });
    return null;
  });
}
