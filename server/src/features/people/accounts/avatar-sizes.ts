import type { Avatar } from '@firstlight/contract/reputation/profiles/avatar.ts';
import { pictureAddress } from '../../../core/files/store-picture.ts';
import type { PictureSize } from '../../../platform/images/reencode-picture.ts';

/** Twice what is drawn, for dense screens: 96 px on a profile and in settings, 32 px and less in lists. */
const large: PictureSize = { width: 256, height: 256, format: 'webp' };
const small: PictureSize = { width: 64, height: 64, format: 'webp' };

export const avatarSizes = [large, small];

/** Every feature that shows people shows them through here. */
export function presentAvatar(folder: string | null): Avatar {
  return folder === null
    ? null
    : { small: pictureAddress(folder, small), large: pictureAddress(folder, large) };
}
