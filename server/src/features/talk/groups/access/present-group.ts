import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { minuteOf } from '../../../../core/minute-of.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { listChannelRows } from '../lists/own-channels.queries.ts';
import { listApartMembers, listWhoModerate } from '../members/list-members.queries.ts';
import { countAskersAt } from '../requests/requests.queries.ts';
import { canHearAll } from './rights-in-group.ts';
import { restorableUntil, type VisibleGroup } from './visible-group.ts';

/** A group for whoever may see it: outsiders get its card, and nothing of what is inside. */
export async function presentGroup(ctx: Context<Member>, found: VisibleGroup): Promise<Group> {
  return {
    id: found.id,
    name: found.name,
    description: found.description,
    categories: categoriesOf(found.categories),
    visibility: found.visibility,
    // A member whom others do not see is in their own list, and in its number.
    memberCount: found.memberCount + (found.canRead && !found.isSeenAsGood ? 1 : 0),
    role: found.role,
    members: found.canRead ? await inside(ctx, found) : null,
    frozen: await frozenSince(ctx, found),
    deletedUntil: found.deletedAt && minuteOf(restorableUntil(found.deletedAt)),
    isTakenDown: found.takenDownAt !== null,
    can: {
      write: found.canWrite,
      join: found.canJoin,
      ask: found.canAsk,
      leave: found.canLeave,
      moderate: found.canModerate,
      removeMessages: await removable(ctx, found),
      own: found.canOwn,
      restore: found.canRestore,
      hearAll: found.canRead && canHearAll(found),
    },
  };
}

async function inside({ db, actor }: Context<Member>, found: VisibleGroup): Promise<Group['members']> {
  const askerCount = found.canModerate ? await countAskersAt(db, found.id) : null;
  const isTypingShown = found.memberCount <= channelLimits.typingMembersMax;
  return {
    isListed: found.isListed,
    askerCount,
    typing: isTypingShown ? { hidden: await listApartMembers(db, found.id, actor.id) } : null,
    channels: await listChannelRows(db, actor.id, found.id),
  };
}

/** What owners and other moderators wrote, owners alone remove. */
async function removable({ db, actor }: Context<Member>, { id, canModerate, canOwn }: VisibleGroup) {
  if (!canModerate) return null;
  return { except: canOwn ? [] : await listWhoModerate(db, id, actor.id) };
}

/** Since when and by whom is for members: to outsiders it would tell what somebody did, and when. */
async function frozenSince(ctx: Context<Member>, { canRead, frozenAt, frozenBy, measure }: VisibleGroup) {
  if (!frozenAt) return null;
  if (!canRead) return { since: null, by: null, isDecided: false };
  const isDecided = measure === 'frozen';
  return { since: minuteOf(frozenAt), by: isDecided ? null : await nameOf(ctx, frozenBy), isDecided };
}

async function nameOf({ db }: Context<Member>, userId: string | null) {
  const person = userId ? (await findNames(db, [userId])).get(userId) : undefined;
  return person?.isInGoodStanding ? { username: person.username, name: person.name } : null;
}
