import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { hasOtherAdmin } from '../../../people/accounts/has-other-admin.ts';
import type { Case } from '../cases.queries.ts';
import type { Review } from './reviews.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** Another admin than the first; the same where there is no other, or where none has answered in time: everybody is answered. */
export async function mayAnswer(
  ctx: Context<Member>,
  { decidedBy }: Pick<Case, 'decidedBy'>,
  { dueAt }: Pick<Review, 'dueAt'>,
): Promise<boolean> {
  if (decidedBy !== ctx.actor.id || dueAt <= ctx.now()) return true;
  const since = new Date(ctx.now().getTime() - sanctionLimits.adminActiveDays * day);
  return !(await hasOtherAdmin(ctx.db, [decidedBy], since));
}
