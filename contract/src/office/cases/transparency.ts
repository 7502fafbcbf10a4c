import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { sanctionRules } from '../sanctions/sanction-rules.ts';

/** Every published number is a multiple of this one. */
export const publishedStep = 5;

const figures = z.object({
  /** First day of the quarter. */
  startsOn: z.iso.date(),
  reports: z.int(),
  /** Hours from the opening of a case to the decision. `null` if the quarter has no decision. */
  medianHours: z.nullable(z.int()),
  removals: z.int(),
  /** The rules with the most removals first. Rules that round to 0 are left out. */
  removalsByRule: z.array(z.object({ rule: z.enum(sanctionRules), count: z.int() })),
  restrictions: z.int(),
  limits: z.int(),
  suspensions: z.int(),
  appeals: z.int(),
  upheld: z.int(),
  reduced: z.int(),
  overturned: z.int(),
  /** How often two admins saw the name of an anonymous tester. */
  disclosures: z.int(),
});
export type QuarterFigures = z.infer<typeof figures>;

export const readTransparency = endpoint({
  name: 'cases.readTransparency',
  method: 'GET',
  path: '/api/transparency',
  summary: 'Numbers about moderation in one quarter that has ended, rounded to the nearest 5.',
  access: 'anyone',
  isSameForGuests: true,
  /** First day of a quarter. Any other value returns the latest quarter. */
  query: z.object({ quarter: z.optional(z.iso.date()) }),
  status: 200,
  response: z.object({
    /** First days of all published quarters, the latest first. */
    quarters: z.array(z.iso.date()),
    /** `null` before the end of the first quarter. */
    figures: z.nullable(figures),
    /** When the next quarter is published. */
    nextOn: z.iso.date(),
  }),
});
