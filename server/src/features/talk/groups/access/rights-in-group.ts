import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { GroupRole, GroupVisibility } from '@firstlight/contract/talk/groups/group-limits.ts';
import type { SeenStanding } from '../../../people/accounts/require-standing.ts';

/** All that decides what somebody may see of a group and do there. */
export interface GroupFacts {
  visibility: GroupVisibility;
  isListed: boolean;
  isFrozen: boolean;
  /** `gone`: it cannot be brought back any more. */
  deletion: 'none' | 'restorable' | 'gone';
  isTakenDown: boolean;
  /** Of whoever wrote its card others see what they write. */
  isCardSeen: boolean;
  role: GroupRole | null;
  isBanned: boolean;
  /** Of the platform. */
  isAdmin: boolean;
  standing: SeenStanding['standing'];
}

export interface GroupRights {
  /** Channels and members, not the card alone. */
  canRead: boolean;
  /** Send, edit and react in its channels. */
  canWrite: boolean;
  canJoin: boolean;
  canAsk: boolean;
  canLeave: boolean;
  /** Settings but visibility, channels, freezing, invites, requests, members. */
  canModerate: boolean;
  /** Visibility, roles, handing over, deleting. */
  canOwn: boolean;
  canRestore: boolean;
}

const none: GroupRights = {
  canRead: false,
  canWrite: false,
  canJoin: false,
  canAsk: false,
  canLeave: false,
  canModerate: false,
  canOwn: false,
  canRestore: false,
};

/** What somebody may do in a group. Undefined: it is not there for them. */
export function rightsInGroup(facts: GroupFacts): GroupRights | undefined {
  const { role, deletion } = facts;
  const isActive = facts.standing !== 'suspended';
  const isOwner = role === 'owner';
  if (deletion !== 'none')
    return isOwner && deletion === 'restorable' ? { ...none, canRestore: isActive } : undefined;
  if (facts.isTakenDown && !isOwner) return undefined;
  if (role === null) return rightsOfOutsider(facts, isActive);
  const canModerate = isActive && role !== 'member';
  const canWrite = isActive && !facts.isFrozen;
  return { ...none, canRead: true, canWrite, canLeave: true, canModerate, canOwn: isActive && isOwner };
}

function rightsOfOutsider(facts: GroupFacts, isActive: boolean): GroupRights | undefined {
  const { visibility, isListed, isCardSeen, isBanned, isAdmin } = facts;
  const isFound = isActive && isListed && isCardSeen && !isBanned;
  if (!isFound) return isAdmin && isActive ? none : undefined;
  return { ...none, canJoin: visibility === 'public', canAsk: visibility === 'private' };
}

/** Whether a member may ask to hear of every message: where many write, nobody wants to. */
export const canHearAll = ({ memberCount }: { memberCount: number }): boolean =>
  memberCount <= channelLimits.heardMembersMax;
