import { projectRules } from '@firstlight/contract/rules.ts';
import { pictureAddress } from '../../../../core/files/store-picture.ts';
import type { PictureSize } from '../../../../platform/images/reencode-picture.ts';

const large: PictureSize = {
  width: projectRules.coverWidth,
  height: projectRules.coverHeight,
  format: 'webp',
};
const small: PictureSize = { width: large.width / 2, height: large.height / 2, format: 'webp' };

export const coverSizes = [large, small];

export function coverAddresses(folder: string): { small: string; large: string } {
  return { small: pictureAddress(folder, small), large: pictureAddress(folder, large) };
}
