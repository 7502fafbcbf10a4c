import * as z from 'zod';
import { removeUnusedPicture } from '../../../core/files/remove-unused-picture.ts';
import { job } from '../../../core/job.ts';
import { avatarSizes } from '../../people/accounts/avatar-sizes.ts';

/** Patient: a store that is away for a day must not leave pictures behind that somebody took down. */
export const removeReplacedAvatar = job({
  name: 'profiles.remove-replaced-avatar',
  payload: z.strictObject({ folder: z.string() }),
  patient: true,
  handle: (ctx, { folder }) => removeUnusedPicture(ctx, folder, avatarSizes),
});

export const profileJobs = [removeReplacedAvatar];
