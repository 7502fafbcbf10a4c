/** What we read as a picture. SVG is a program, and stays out. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

const megabyte = 1024 * 1024;

export const uploadLimits = {
  /** The most that is taken in. */
  pictureBytes: 5 * megabyte,
  /** A file to cut a picture from never leaves its device, so it may be what a good camera makes. */
  sourceMegabytes: 25,
  sourceBytes: 25 * megabyte,
} as const;
