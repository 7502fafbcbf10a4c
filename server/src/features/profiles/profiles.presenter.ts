import { badgeNames, makerCounters, testerCounters } from '@firstlight/contract/profile-limits.ts';
import type { OwnProfile, Profile } from '@firstlight/contract/profiles.ts';
import { presentAvatar } from '../../core/files/avatar-sizes.ts';
import type { Merits } from '../merits/read-merits.ts';
import { isOwner } from './profiles.policy.ts';
import type { findOwnProfile, Person } from './profiles.queries.ts';
import { exactCounter, steppedCounter } from './shown-counter.ts';

export function presentOwnProfile(own: Awaited<ReturnType<typeof findOwnProfile>>): OwnProfile {
  const { avatarFolder, ...rest } = own;
  return { ...rest, avatar: presentAvatar(avatarFolder) };
}

/** The same for everybody, the owner included: one's own page shows what others see. */
export function presentProfile(person: Person, { counts, levels }: Merits, viewerId: string): Profile {
  const { username, name, role, bio, location, visibility } = person;
  return {
    username,
    name,
    role,
    joinedOn: person.createdAt.toISOString().slice(0, 10),
    bio,
    location,
    avatar: presentAvatar(person.avatarFolder),
    visibility,
    counters: [
      ...testerCounters.map((counter) => ({ name: counter, ...steppedCounter(counts[counter]) })),
      ...makerCounters.map((counter) => ({ name: counter, ...exactCounter(counts[counter]) })),
    ],
    badges: badgeNames.map((badge) => ({ name: badge, level: levels[badge] ?? null })),
    can: { edit: isOwner(person, viewerId) },
  };
}
