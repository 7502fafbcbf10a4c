import { pictureKeys } from '../../../core/files/store-picture.ts';
import type { Reportable } from '../../../core/reportable.ts';
import { avatarSizes } from '../../people/accounts/avatar-sizes.ts';
import { findProfileByUsername } from '../../people/accounts/find-profile.ts';
import { findWholeProfile, takeDownProfile } from '../../people/accounts/take-down-profile.ts';
import { mayView } from './profiles.policy.ts';

/** A profile is known by its username to readers, and by its account's id here. */
export const profileReportable: Reportable = {
  kind: 'profile',
  covers: ['profiles.bio', 'profiles.location', 'users.name', 'users.username'],
  async find(ctx, username) {
    const { db, actor } = ctx;
    if (actor.kind !== 'member') return undefined;
    const person = await findProfileByUsername({ db, actor }, username);
    return person && mayView(person, actor.id) ? person.id : undefined;
  },
  async snapshot(ctx, userId) {
    const found = await findWholeProfile(ctx, userId);
    if (!found) return undefined;
    return {
      words: [found.name, found.username, found.bio, found.location].filter(Boolean).join('\n'),
      surroundings: '',
      pictures: found.avatarFolder === null ? [''] : pictureKeys(found.avatarFolder, avatarSizes.slice(0, 1)),
      author: userId,
      number: null,
      aboutId: null,
      writtenAt: null,
      isTakenDown: found.takenDownAt !== null,
    };
  },
  isBy: async (_ctx, id, userId) => id === userId,
  takeDown: (tx, id, isTaken) => takeDownProfile(tx, id, isTaken),
};
