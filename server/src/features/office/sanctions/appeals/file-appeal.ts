import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { fileAppeal as fileEndpoint } from '@firstlight/contract/office/sanctions/sanctions.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { sanctionEvents } from '../sanctions.events.ts';
import { findOwnSanction } from '../sanctions.queries.ts';
import { presentOwnSanction } from '../statement/present-own-sanction.ts';
import { appealUntil } from '../write-statement.ts';
import { findAppealOf, insertAppeal } from './appeals.queries.ts';

const hour = 60 * 60 * 1000;

/** Once for each decision, whatever comes at once: the index decides. The clock runs from now on. */
export async function fileAppeal(
  ctx: HttpContext<Member>,
  { reference, body }: InputOf<typeof fileEndpoint>,
): Promise<ResultOf<typeof fileEndpoint>> {
  return inTransaction(ctx, async (tx) => {
    const tag = personTag(tx.vault, ctx.actor.id);
    const sanction = await findOwnSanction(tx.db, tx.vault, tag, reference);
    if (!sanction || sanction.state === 'overturned') throw new AppError('request.not_found');
    if (appealUntil(sanction.decidedAt) <= tx.now()) throw new AppError('sanctions.appeal_too_late');
    const filedAt = tx.now();
    const dueAt = new Date(filedAt.getTime() + moderationRules.appealReviewHours * hour);
    const id = tx.newId();
    const isNew = await insertAppeal(tx.db, tx.vault, { id, sanctionId: sanction.id, body, filedAt, dueAt });
    if (!isNew) throw new AppError('sanctions.already_appealed');
    const { caseId, isHidden } = sanction;
    tx.record(sanctionEvents.appealed, { appealId: id, caseId, isHidden });
    const appeal = await findAppealOf(tx.db, tx.vault, sanction.id);
    return presentOwnSanction(tx, sanction, appeal);
  });
}
