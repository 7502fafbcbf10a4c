import { pictureKeys } from '../../../core/files/store-picture.ts';
import { exported, impersonal, personalPart, withheld, words } from '../../../core/personal-part.ts';
import { avatarSizes } from '../../people/accounts/avatar-sizes.ts';
import { findProfile, listProfileRows } from '../../people/accounts/find-profile.ts';
import { storeAvatar } from '../../people/accounts/store-profile.ts';
import { profileEvents } from './profiles.events.ts';

export const profilesPersonal = personalPart({
  tables: {
    profiles: {
      of: 'the account holder',
      file: 'profile.json',
      rows: (ctx, { id }) => listProfileRows(ctx, id),
      columns: {
        userId: impersonal('names the account by its random id'),
        bio: words('bio'),
        location: words('location'),
        avatarFolder: withheld('where the picture lies, which is exported itself'),
        visibility: exported('visibility'),
        interests: exported('interests'),
        takenDownAt: exported('takenDownAt'),
      },
    },
  },
  async *pictures(ctx, { id }) {
    const { avatarFolder } = await findProfile(ctx, id);
    if (avatarFolder === null) return;
    const [largest] = pictureKeys(avatarFolder, avatarSizes);
    if (largest) yield { name: 'pictures/avatar.webp', key: largest };
  },
  /** The row goes with the account; the picture would stay behind, since no table points into the file store. */
  async erase(tx, { id }) {
    tx.record(profileEvents.avatarChanged, { replaced: await storeAvatar(tx, id, null) });
  },
});
