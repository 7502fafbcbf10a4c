import * as z from 'zod/mini';

/** Addresses of somebody's picture, in the sizes that are drawn; null where there is none. */
export const avatar = z.nullable(z.object({ small: z.string(), large: z.string() }));

export type Avatar = z.infer<typeof avatar>;
