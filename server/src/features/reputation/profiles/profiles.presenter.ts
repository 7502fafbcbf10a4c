import {
  type BadgeName,
  badgeNames,
  type CounterName,
  impact,
  makerCounters,
  testerCounters,
} from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { OwnProfile, Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { presentAvatar } from '../../people/accounts/avatar-sizes.ts';
import type { OwnProfileRow, ProfiledPerson } from '../../people/accounts/find-profile.ts';
import type { Merits } from '../merits/read-merits.ts';
import { isOwner } from './profiles.policy.ts';
import { exactCounter, steppedCounter } from './stepped-counter.ts';

export function presentOwnProfile(own: OwnProfileRow): OwnProfile {
  const { avatarFolder, ...rest } = own;
  return { ...rest, avatar: presentAvatar(avatarFolder) };
}

/**
 * The same for everybody but what the owner keeps to themselves: a maker who marks or credits a feedback on purpose must
 * not find out by a profile whose it is, so that part is shown by those alone who chose to.
 */
export function presentProfile(
  person: ProfiledPerson,
  { counts, levels }: Merits,
  viewer: { id: string; isBlocking: boolean },
): Profile {
  const { username, name, role, visibility } = person;
  const isOwn = isOwner(person, viewer.id);
  // Taken down by moderation: its owner alone goes on reading it.
  const isShown = isOwn || person.takenDownAt === null;
  const shownToViewer = <Merit extends { name: CounterName | BadgeName }>(merit: Merit) => {
    const isPrivate = !person.showsImpact && impact.has(merit.name);
    return isPrivate && !isOwn ? [] : [{ ...merit, isPrivate }];
  };
  return {
    username,
    name,
    role,
    isTakenDown: isOwn && person.takenDownAt !== null,
    joinedOn: person.createdAt.toISOString().slice(0, 10),
    bio: isShown ? person.bio : '',
    location: isShown ? person.location : '',
    avatar: presentAvatar(isShown ? person.avatarFolder : null),
    visibility,
    counters: [
      ...testerCounters.map((counter) => ({ name: counter, ...steppedCounter(counts[counter]) })),
      ...makerCounters.map((counter) => ({ name: counter, ...exactCounter(counts[counter]) })),
    ].flatMap(shownToViewer),
    badges: badgeNames.map((badge) => ({ name: badge, level: levels[badge] ?? null })).flatMap(shownToViewer),
    isBlocked: viewer.isBlocking,
    can: { edit: isOwn },
  };
}
