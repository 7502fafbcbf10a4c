import type { ProjectPicture } from '@firstlight/contract/showcase/projects/project-picture.ts';
import { pictureAddress } from '../../../../core/files/store-picture.ts';
import type { PictureSize } from '../../../../platform/images/reencode-picture.ts';
import type { PictureRow } from './pictures.queries.ts';

/** Whole, whatever its shape: a phone's screen is not cut to the shape of a cover. */
const within = (side: number): PictureSize => ({ width: side, height: side, format: 'webp', fit: 'inside' });

const large = within(1600);
const small = within(800);
const thumbnail = within(320);

export const pictureSizes = [large, small, thumbnail];

export function presentPicture({ id, folder, width, height, alt }: PictureRow): ProjectPicture {
  return {
    id,
    large: pictureAddress(folder, large),
    small: pictureAddress(folder, small),
    thumbnail: pictureAddress(folder, thumbnail),
    width,
    height,
    alt,
  };
}
