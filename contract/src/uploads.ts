import { pictureTypes, uploadLimits } from './upload-limits.ts';

export const errors = {
  'uploads.unsupported_type': 415,
  'uploads.not_an_image': 422,
  'uploads.too_many_pixels': 422,
  'uploads.broken': 422,
} as const;

/** The body of an operation that takes a picture, and what may be wrong with it. */
export const pictureUpload = { types: pictureTypes, bytesMax: uploadLimits.pictureBytes } as const;

export const pictureErrors = Object.keys(errors) as (keyof typeof errors)[];
