import * as z from 'zod/mini';
import { groupRules as rules } from '../../rules.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { projectNameFault } from '../../text/visible-name.ts';
import { groupLimits, groupVisibilities } from './group-limits.ts';

/** Counted as the database counts: an emoji is one character. */
const atLeast = (min: number) =>
  z.refine<string>((text) => [...text].length >= min, { error: `at least ${min} characters` });

const fields = {
  name: z.string().check(
    z.normalize(),
    z.trim(),
    z.minLength(rules.nameMin),
    z.maxLength(rules.nameMax),
    atLeast(rules.nameMin),
    z.refine((text) => projectNameFault(text) === undefined, { error: 'not a name to show' }),
  ),
  description: z.string().check(z.trim(), z.maxLength(rules.descriptionMax)),
  categories: z.array(z.enum(categories)).check(
    z.minLength(rules.categoriesMin),
    z.maxLength(rules.categoriesMax),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'each once' }),
  ),
  visibility: z.enum(groupVisibilities),
  /** Whether outsiders find a private group; public ones are always found. */
  isListed: z.boolean(),
};

export const groupForm = z.strictObject({ ...fields, isListed: z.optional(fields.isListed) });
export type GroupForm = z.infer<typeof groupForm>;

/** What is left out stays as it is. */
export const groupSettings = z.partial(z.strictObject(fields));
export type GroupSettings = z.infer<typeof groupSettings>;

export const channelName = z
  .string()
  .check(
    z.trim(),
    z.minLength(groupLimits.channelNameMin),
    z.maxLength(groupLimits.channelNameMax),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  );
