import * as z from 'zod/mini';
import { categories } from './categories.ts';

/** By what somebody knows a project again. */
export const projectHead = z.object({
  id: z.uuid(),
  name: z.string(),
  categories: z.array(z.enum(categories)),
  cover: z.nullable(z.object({ small: z.string(), large: z.string(), alt: z.string() })),
});

export type ProjectHead = z.infer<typeof projectHead>;
