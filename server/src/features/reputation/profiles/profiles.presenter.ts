import { badgeNames } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import type { OwnProfile, Profile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { presentAvatar } from '../../people/accounts/avatar-sizes.ts';
import type { OwnProfileRow, ProfiledPerson } from '../../people/accounts/find-profile.ts';
import type { Merits } from '../merits/read-merits.ts';
import { isOwner } from './profiles.policy.ts';

export function presentOwnProfile(own: OwnProfileRow): OwnProfile {
  const { avatarFolder, ...rest } = own;
  return { ...rest, avatar: presentAvatar(avatarFolder) };
}

export function presentProfile(
  person: ProfiledPerson,
  { counters, levels }: Merits,
  viewer: { id: string; isBlocking: boolean },
): Profile {
  const { username, name, role, visibility } = person;
  const isOwn = isOwner(person, viewer.id);
  // Taken down by moderation: its owner alone goes on reading it.
  const isShown = isOwn || person.takenDownAt === null;
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
    counters,
    badges: badgeNames.map((badge) => ({ name: badge, level: levels[badge] ?? null })),
    isBlocked: viewer.isBlocking,
    can: { edit: isOwn },
  };
}
