import * as z from 'zod/mini';

/** One of those besides the cover. None of its sizes is cut: `width` and `height` are those of the largest. */
export const projectPicture = z.object({
  id: z.uuid(),
  thumbnail: z.string(),
  small: z.string(),
  large: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

export type ProjectPicture = z.infer<typeof projectPicture>;
