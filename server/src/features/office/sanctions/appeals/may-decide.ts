import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { ask } from '../../../../core/question.ts';
import { hasOtherAdmin } from '../../../people/accounts/has-other-admin.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import type { Sanction } from '../sanctions.queries.ts';
import { sanctionQuestions } from '../sanctions.questions.ts';
import type { Appeal } from './appeals.queries.ts';

const day = 24 * 60 * 60 * 1000;

type Parts = Context<Member>;

/**
 * Without those about the reader, or in whose case they are involved: those are not there, without a word. Of hidden content a word
 * would tell whose it is.
 */
export async function withoutOwn<Found extends Sanction>(
  ctx: Parts,
  found: readonly Found[],
): Promise<Found[]> {
  const own = personTag(ctx.vault, ctx.actor.id);
  const cases = found.map(({ caseId }) => caseId);
  const involved = await ask(ctx, sanctionQuestions.findInvolved, cases);
  return found.filter(({ personTag: tag, caseId }) => !tag?.equals(own) && !involved.has(caseId));
}

/** Another admin than the first; the same where there is no other, or where none has answered in time: every appeal is answered. */
export async function mayDecide(
  ctx: Parts,
  { decidedBy, secondedBy }: Sanction,
  { lateAt }: Pick<Appeal, 'lateAt'>,
): Promise<boolean> {
  if (decidedBy !== ctx.actor.id && secondedBy !== ctx.actor.id) return true;
  if (lateAt) return true;
  const since = new Date(ctx.now().getTime() - sanctionLimits.adminActiveDays * day);
  const involved = [decidedBy, secondedBy].filter((id) => id !== null);
  return !(await hasOtherAdmin(ctx.db, involved, since));
}
