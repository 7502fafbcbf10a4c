import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { hasOtherAdmin } from '../../../people/accounts/has-other-admin.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import type { Sanction } from '../sanctions.queries.ts';

const day = 24 * 60 * 60 * 1000;

type Parts = Pick<Context<Member>, 'db' | 'vault' | 'now' | 'actor'>;

/** Whoever it is about does not decide, and is not told why: of hidden content that would tell whose it is. */
export function isAboutReader({ vault, actor }: Parts, { personTag: tag }: Sanction): boolean {
  return tag?.equals(personTag(vault, actor.id)) ?? false;
}

/** Another admin than the first, or the same where there is no other. */
export async function mayDecide(ctx: Parts, { decidedBy, secondedBy }: Sanction): Promise<boolean> {
  if (decidedBy !== ctx.actor.id && secondedBy !== ctx.actor.id) return true;
  const since = new Date(ctx.now().getTime() - sanctionLimits.adminActiveDays * day);
  const involved = [decidedBy, secondedBy].filter((id) => id !== null);
  return !(await hasOtherAdmin(ctx.db, involved, since));
}
