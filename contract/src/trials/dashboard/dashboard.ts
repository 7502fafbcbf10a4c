import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { ownFigures } from '../../showcase/projects/projects.ts';
import { skipReasons } from '../feedback/skip-rules.ts';
import { dashboardSpans } from './dashboard-limits.ts';

const onProject = z.object({ projectId: z.uuid() });

/**
 * How a project was met. What people did before they wrote anything is summed by the quarter of an hour, so that no
 * figure moves together with the person it counts.
 */
export const ledger = z.object({
  id: z.uuid(),
  name: z.string(),
  publishedOn: z.iso.date(),
  isHidden: z.boolean(),
  isSuspended: z.boolean(),
  ...ownFigures,
  /** Asked to look at it, and of those, asked in place of somebody who did not come. */
  asked: z.int(),
  askedAgain: z.int(),
  shown: z.int(),
  opened: z.int(),
  /** Came back after using it a while. Always zero for an idea, which is read here. */
  tested: z.int(),
  /** Whether it has the responses that each project is meant to receive. */
  isMinimumReached: z.boolean(),
  /** False for an idea: there is nothing to open. */
  leadsOut: z.boolean(),
  /** What Test It opens; null for an idea. */
  link: z.nullable(z.string()),
  categories: z.array(z.enum(categories)),
  cover: z.nullable(z.object({ small: z.string(), large: z.string(), alt: z.string() })),
  /** Whether its maker asks testers something, beside the form or on the card. */
  asks: z.boolean(),
  /** Responses that the maker has not put aside, up to `inboxLimits.countedTo` and one more. */
  waiting: z.int(),
  /** Counted feedback by the week it was given in, this one last. */
  weeks: z.array(z.int()),
});

export type Ledger = z.infer<typeof ledger>;

export const listLedgers = endpoint({
  name: 'dashboard.listLedgers',
  method: 'GET',
  path: '/api/me/ledgers',
  summary: 'One’s own projects, newest first, with how each was met.',
  access: 'member',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(160))) }),
  status: 200,
  response: z.object({ items: z.array(ledger), next: z.nullable(z.string()) }),
});

/** What its maker may expect next. All times are hours. */
const expectation = z.object({
  /**
   * `first`: nobody has answered yet. `minimum`: something came, more is looked for. `paused`: nobody may see it.
   * `closed`: two weeks have passed without the minimum.
   */
  state: z.enum(['first', 'minimum', 'met', 'paused', 'closed']),
  /** So long half of the projects like it waited for a first answer, and eight in ten; null when too few are known. */
  half: z.nullable(z.number()),
  eightInTen: z.nullable(z.number()),
  /** Until the minimum; null when that is too far to say. */
  hours: z.nullable(z.number()),
  /** Too few to hope for the minimum in time. At most one of these three is true. */
  areTestersFew: z.boolean(),
  /** The category of the project for which least comes; null when nothing is looked for. */
  scarcest: z.nullable(z.enum(categories)),
  /** Closed, and an iteration would have testers looked for once more. */
  canRelaunch: z.boolean(),
  /** The promise holds: feedback enough is given for everybody, and there is time left. */
  isPromised: z.boolean(),
  /** The time in which it may be promised has passed. */
  isLate: z.boolean(),
});

export type Expectation = z.infer<typeof expectation>;

const figures = z.object({
  ledger,
  expectation,
  /** How often each reason was given. */
  reasons: z.array(z.object({ reason: z.enum(skipReasons), count: z.int() })),
  history: z.object({
    from: z.iso.date(),
    until: z.iso.date(),
    /** The rating with which the span began. */
    before: z.nullable(z.number()),
    /** The days on which counted feedback came, and the rating from then on. */
    days: z.array(z.object({ day: z.iso.date(), count: z.int(), rating: z.number() })),
    changes: z.array(z.object({ kind: z.enum(['edit', 'iteration']), day: z.iso.date() })),
  }),
});

export type Figures = z.infer<typeof figures>;

export const readFigures = endpoint({
  name: 'dashboard.readFigures',
  method: 'GET',
  path: '/api/projects/:projectId/figures',
  summary:
    'How a project of one’s own was met, why it was skipped, its rating over time and what to expect next.',
  access: 'member',
  params: onProject,
  query: z.object({ days: z.optional(z.enum(dashboardSpans)) }),
  status: 200,
  response: figures,
  errors: ['projects.not_found'],
});

export const exportNotes = endpoint({
  name: 'dashboard.exportNotes',
  method: 'GET',
  path: '/api/projects/:projectId/notes.csv',
  summary: 'The latest notes on a project of one’s own as a table, by tester number and day.',
  access: 'member',
  params: onProject,
  /** Of the headings, and of the sign between cells that spreadsheets of that language expect. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  download: 'text/csv; charset=utf-8',
  errors: ['projects.not_found'],
  limit: 'dashboard.export',
});
