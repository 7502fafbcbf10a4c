import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { categories } from '../../showcase/projects/categories.ts';

export const errors = {
  'distribution.dry_run_needed': 409,
} as const;

export const notificationKinds = ['assignment'] as const;

export const runKinds = ['posted', 'scheduled', 'nightly', 'admin'] as const;

export type RunKind = (typeof runKinds)[number];

/** One run of the distribution, under way or done. */
export const distributionRun = z.object({
  id: z.uuid(),
  kind: z.enum(runKinds),
  /** It counted what would be offered, and changed nothing. */
  isDryRun: z.boolean(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** How many projects it looked at. */
  projects: z.int(),
  offers: z.int(),
  /** Of these offers, how many take the place of one that came to nothing. */
  redistributed: z.int(),
  expired: z.int(),
  messages: z.int(),
  milliseconds: z.nullable(z.int()),
});

export type DistributionRun = z.infer<typeof distributionRun>;

/** A run for chosen projects looks at no more than so many. */
export const chosenProjectsMax = 20;

export const startRun = endpoint({
  name: 'distribution.startRun',
  method: 'POST',
  path: '/api/admin/distribution-runs',
  summary:
    'Distribute now, or only count what would be offered, for all open projects or for chosen ones. While a run is under way, it is the answer; at most one a minute, and only after a dry run of the same projects.',
  access: 'admin',
  body: z.strictObject({
    dryRun: z.boolean(),
    projectIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(chosenProjectsMax))),
  }),
  status: 201,
  response: distributionRun,
  errors: ['accounts.password_needed', 'distribution.dry_run_needed'],
});

export const readLatestRun = endpoint({
  name: 'distribution.readLatestRun',
  method: 'GET',
  path: '/api/admin/distribution-runs/latest',
  summary: 'The latest run that distributed, or null.',
  access: 'admin',
  status: 200,
  response: z.nullable(distributionRun),
});

const count = z.int();
/** Null where there is nothing to take it of. */
const figure = z.nullable(z.number());

/** What admins see of the distribution, over the projects of the window that everybody can see. */
export const distributionFigures = z.object({
  /** Not deleted; of these: posted in the window, still looking for their minimum, and late with it. */
  projects: z.object({ total: count, posted: count, open: count, overdue: count }),
  /** Confirmed and not suspended; of these: who came to the feed in the window. */
  testers: z.object({ total: count, active: count }),
  /** Who had a project in view, over projects whose promised time is up; and the mean of who answered. */
  testersPerProject: z.object({ mean: figure, median: figure, ninetieth: figure, answered: figure }),
  minimumReached: z.object({ count, share: figure, onTime: figure }),
  /** Offers that took the place of another, of all; and the share of projects that needed one. */
  redistribution: z.object({ rate: figure, offers: count, replacing: count, projects: figure }),
  /** Hours of being visible. */
  firstFeedback: z.object({ mean: figure, median: figure, ninetieth: figure, stillWaiting: count }),
  /** Notes that count over notes needed, of projects whose promised time is up. */
  supply: z.object({ ratio: figure, notes: count, projects: count }),
  /** How unevenly answers fall on projects a week old: 0 when all got the same. */
  inequality: z.object({ gini: figure, projects: count }),
  /** The least on-time share among categories with enough projects whose time is up. */
  worstCategory: z.object({ onTime: figure, category: z.nullable(z.enum(categories)), projects: count }),
  /** Messages that runs sent, over notes that count. */
  messages: z.object({ perNote: figure, sent: count, notes: count }),
  /** The answers that offers were expected to bring, over those they brought. The ratio is null while offers are few. */
  calibration: z.object({ ratio: figure, expected: z.number(), answered: count, offers: count }),
});

export type DistributionFigures = z.infer<typeof distributionFigures>;

const measured = z.object({ measuredAt: z.iso.datetime(), figures: distributionFigures });

export type Measured = z.infer<typeof measured>;

export const readMetrics = endpoint({
  name: 'distribution.readMetrics',
  method: 'GET',
  path: '/api/admin/metrics',
  summary:
    'The latest count of the distribution’s metrics, and the one a window before it; null while there is none.',
  access: 'admin',
  status: 200,
  response: z.object({ latest: z.nullable(measured), before: z.nullable(measured) }),
});
