import * as z from 'zod/mini';

/** From how many letters on something is looked for by its beginning, and how many are told. */
export const findRules = { least: 3, longest: 40, most: 4 } as const;

export const findQuery = z
  .string()
  .check(z.trim(), z.minLength(findRules.least), z.maxLength(findRules.longest));
