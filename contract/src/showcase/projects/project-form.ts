import * as z from 'zod/mini';
import { languages } from '../../languages.ts';
import { projectRules as rules } from '../../rules.ts';
import { isPrintableLine, projectNameFault } from '../../text/visible-name.ts';
import { webAddress } from '../../text/web-address.ts';
import { categories } from './categories.ts';
import { type DemoType, demoTypes, projectLimits } from './project-limits.ts';

const oneLine = z.refine<string>(isPrintableLine, { error: 'one line that can be printed' });
/** Counted as the database counts: an emoji is one character. */
const atLeast = (min: number) =>
  z.refine<string>((text) => [...text].length >= min, { error: `at least ${min} characters` });
const link = z.string().check(z.trim(), z.maxLength(projectLimits.link), z.regex(webAddress));
const question = z.string().check(z.trim(), z.minLength(1), z.maxLength(rules.questionMax), oneLine);

/** Returns the field that contradicts the others: a project with neither address is an idea, every other project has one. */
export function addressFault(form: {
  demoType: DemoType | null;
  link: string | null;
  callToActionUrl: string | null;
}): 'demoType' | 'link' | undefined {
  const leadsOut = (form.link ?? form.callToActionUrl) !== null;
  if (form.demoType === 'idea' && leadsOut) return 'demoType';
  return form.demoType !== null && form.demoType !== 'idea' && !leadsOut ? 'link' : undefined;
}

const fields = z.strictObject({
  name: z.string().check(
    z.normalize(),
    z.trim(),
    z.minLength(rules.nameMin),
    z.maxLength(rules.nameMax),
    atLeast(rules.nameMin),
    z.refine((text) => projectNameFault(text) === undefined, { error: 'not a name to show' }),
  ),
  tagline: z.string().check(z.trim(), z.maxLength(rules.taglineMax), oneLine),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(rules.descriptionMin),
      z.maxLength(rules.descriptionMax),
      atLeast(rules.descriptionMin),
    ),
  link: z.nullable(link),
  callToActionUrl: z.nullable(link),
  categories: z.array(z.enum(categories)).check(
    z.minLength(rules.categoriesMin),
    z.maxLength(rules.categoriesMax),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'each once' }),
  ),
  demoType: z.enum(demoTypes),
  language: z.enum(languages),
  coverAlt: z.string().check(z.trim(), z.maxLength(projectLimits.coverAlt), oneLine),
  /** Left out: they stay as they are. */
  questions: z.optional(
    z.array(question).check(
      z.maxLength(rules.questionsMax),
      z.refine((asked) => new Set(asked).size === asked.length, { error: 'each once' }),
    ),
  ),
  /** Yes or no, on the card. Left out: it stays as it is. */
  cardQuestion: z.optional(z.nullable(question)),
  /** Where a film of it can be watched. Left out: it stays as it is. */
  videoLink: z.optional(z.nullable(link)),
});

export const projectForm = fields.check(
  z.refine((form) => addressFault(form) !== 'demoType', {
    error: 'an idea leads nowhere',
    path: ['demoType'],
  }),
  z.refine((form) => addressFault(form) !== 'link', {
    error: 'only an idea has no address',
    path: ['link'],
  }),
);

export type ProjectForm = z.infer<typeof projectForm>;
