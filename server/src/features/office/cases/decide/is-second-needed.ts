import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { hasOtherAdmin } from '../../../people/accounts/has-other-admin.ts';
import type { Case } from '../cases.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** A suspension needs two, unless nobody else who could agree has been here within a month. */
export function isSecondNeeded(
  { db, actor, now }: Context<Member>,
  { authorId }: Pick<Case, 'authorId'>,
): Promise<boolean> {
  const since = new Date(now().getTime() - sanctionLimits.adminActiveDays * day);
  const besides = [actor.id, authorId].filter((id) => id !== null);
  return hasOtherAdmin(db, besides, since);
}
