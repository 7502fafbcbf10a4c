import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { analyticsCharts, analyticsSpans, mailKinds, makerSteps, testerSteps } from './analytics-rules.ts';

const firstFeedback = z.object({
  /** Projects by hours to their first feedback (`firstFeedbackHours`), and those that took longer. */
  bands: z.array(z.int()),
  /** Without any, when last counted: within the promised hours, and for longer. */
  waiting: z.object({ inTime: z.int(), late: z.int() }),
});

const promised = z.object({
  /** By the chance that offers were given. Bins with few offers are joined with the next one. */
  bins: z.array(z.object({ offers: z.int(), promised: z.number(), answered: z.number() })),
});

const supply = z.object({
  /** Projects whose promised hours were over when they were last counted. */
  categories: z.array(
    z.object({ category: z.enum(categories), projects: z.int(), notes: z.int(), onTime: z.int() }),
  ),
});

/** Makers who signed up in the span, and testers who chose interests in its weeks. */
const funnels = z.object({
  makers: z.array(z.object({ step: z.enum(makerSteps), count: z.int() })),
  testers: z.array(z.object({ step: z.enum(testerSteps), count: z.int() })),
});

/** By the week of signing up: the number of people, and how many of them came in each of the weeks after it. */
const cohort = z.object({ week: z.iso.date(), size: z.int(), active: z.array(z.int()) });
const cohorts = z.object({ testers: z.array(cohort), makers: z.array(cohort) });
export type Cohort = z.infer<typeof cohort>;

const fairness = z.object({
  /** Projects that came of age in that week, those of them that are Validated, and how unevenly feedback was spread when it ended. */
  weeks: z.array(
    z.object({ week: z.iso.date(), projects: z.int(), validated: z.int(), gini: z.nullable(z.number()) }),
  ),
  /** Days from posting to Validated. */
  days: z.object({ count: z.int(), median: z.nullable(z.int()), ninetieth: z.nullable(z.int()) }),
});

const mails = z.object({
  kinds: z.array(z.object({ kind: z.enum(mailKinds), sent: z.int(), refused: z.int(), uncertain: z.int() })),
  /** Of the newsletter alone: letters that came back from their mailbox, and readers who complained. */
  letters: z.object({ bounced: z.int(), complaints: z.int() }),
});

/** Cases and sanctions by week. */
const moderation = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), opened: z.int(), decided: z.int() })),
  decided: z.int(),
  late: z.int(),
  /** Cases that had waited for longer than `analyticsRules.queueHours` at the end of the last week, or now while it lasts. */
  waiting: z.int(),
  /** Steps that admins took, and those that were not the suggested ones. */
  steps: z.int(),
  changed: z.int(),
  appeals: z.int(),
  overturned: z.int(),
});

const analytics = z.object({
  /** Both are told of. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** When the latest figure was counted; null before the first. */
  countedAt: z.nullable(z.iso.datetime()),
  firstFeedback,
  promised,
  supply,
  funnels,
  cohorts,
  fairness,
  mails,
  moderation,
});
export type Analytics = z.infer<typeof analytics>;

const span = {
  span: z.optional(z.enum(analyticsSpans)),
  /** The last day; today where none is said. */
  until: z.optional(z.iso.date()),
};

export const readAnalytics = endpoint({
  name: 'analytics.read',
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'How the product does over some days, as sums about nobody.',
  access: 'admin',
  query: z.object(span),
  status: 200,
  response: analytics,
});

export const downloadAnalytics = endpoint({
  name: 'analytics.download',
  method: 'GET',
  path: '/api/admin/analytics/figures.csv',
  summary: 'The same figures as a table: of one chart, or of all.',
  access: 'admin',
  query: z.object({
    ...span,
    chart: z.optional(z.enum(analyticsCharts)),
    /** Of the headings, and of the sign between cells that spreadsheets of that language expect. */
    language: z.optional(z.enum(languages)),
  }),
  status: 200,
  download: 'text/csv; charset=utf-8',
});
