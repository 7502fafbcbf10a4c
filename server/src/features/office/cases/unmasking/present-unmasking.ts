import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { maySee } from './may-see.policy.ts';
import { answerUntil } from './unmasking-times.ts';
import { findLatestUnmasking, unmaskingReason } from './unmaskings.queries.ts';

/** What was asked last about a case, without the name. */
export async function presentUnmasking(
  ctx: Context<Member>,
  caseId: string,
): Promise<WholeCase['unmasking']> {
  const found = await findLatestUnmasking(ctx.db, caseId);
  if (!found) return null;
  const { id, ground, isSecret, askedBy, askedAt, answeredBy, seenUntil } = found;
  const until = answerUntil(askedAt);
  const isOver = found.state === 'asked' && until <= ctx.now();
  const state = isOver ? 'expired' : found.state;
  const isOwn = askedBy === ctx.actor.id;
  const see = maySee(found, ctx.actor.id, ctx.now());
  const names = await findNames(ctx.db, answeredBy ? [askedBy, answeredBy] : [askedBy]);
  return {
    id,
    state,
    ground,
    isSecret,
    text: state === 'asked' || see ? await unmaskingReason(ctx.db, ctx.vault, found) : null,
    by: names.get(askedBy)?.name ?? null,
    isOwn,
    askedAt: askedAt.toISOString(),
    until: until.toISOString(),
    answeredBy: (answeredBy && names.get(answeredBy)?.name) ?? null,
    seenUntil: seenUntil?.toISOString() ?? null,
    can: { answer: state === 'asked' && !isOwn, see },
  };
}
