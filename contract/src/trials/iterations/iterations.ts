import * as z from 'zod/mini';
import { endpoint, type ResultOf } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { projectLimits } from '../../showcase/projects/project-limits.ts';
import { webAddress } from '../../text/web-address.ts';
import { skipReasons } from '../feedback/skip-rules.ts';
import { iterationLimits as limits } from './iteration-limits.ts';

export const liveEvents = {
  'iterations.changed': { topic: 'project', payload: z.object({ projectId: z.uuid() }) },
} as const satisfies LiveEvents;

const onProject = z.object({ projectId: z.uuid() });
const onIteration = z.object({ iterationId: z.uuid() });
const credits = z.array(z.uuid()).check(
  z.maxLength(limits.creditsMax),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'each once' }),
);

/** An iteration as everybody sees it: how many notes inspired it, and nothing of whose or which they were. */
const iteration = z.object({
  id: z.uuid(),
  whatChanged: z.string(),
  link: z.nullable(z.string()),
  /** As it was published; what testers take back later does not show here. */
  credited: z.int(),
  publishedAt: z.iso.datetime(),
  isEdited: z.boolean(),
  /** By moderation; its maker goes on reading it. */
  isTakenDown: z.boolean(),
});

export type Iteration = z.infer<typeof iteration>;

const words = {
  whatChanged: z.string().check(z.trim(), z.minLength(limits.textMin), z.maxLength(limits.textMax)),
  link: z.nullable(z.string().check(z.trim(), z.maxLength(projectLimits.link), z.regex(webAddress))),
};

export const iterationForm = z.strictObject({
  ...words,
  feedbackIds: credits,
  skipIds: credits,
});

export type IterationForm = z.infer<typeof iterationForm>;

export const publishIteration = endpoint({
  name: 'iterations.publish',
  method: 'POST',
  path: '/api/projects/:projectId/iterations',
  summary: 'Publish what changed in a project of one’s own, and credit the notes behind it.',
  access: 'member',
  params: onProject,
  body: iterationForm,
  status: 201,
  response: iteration,
  errors: ['projects.not_found', 'request.not_found'],
  limit: 'iterations.publish',
  idempotent: true,
});

export const listIterations = endpoint({
  name: 'iterations.list',
  method: 'GET',
  path: '/api/projects/:projectId/iterations',
  summary: 'The iterations of a project, newest first.',
  access: 'anyone',
  isSameForGuests: true,
  params: onProject,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(160))) }),
  status: 200,
  response: z.object({
    items: z.array(iteration),
    next: z.nullable(z.string()),
    /** The same for each of them. */
    can: z.object({ publish: z.boolean(), edit: z.boolean(), remove: z.boolean() }),
  }),
  errors: ['projects.not_found'],
});

export const editIteration = endpoint({
  name: 'iterations.edit',
  method: 'PATCH',
  path: '/api/iterations/:iterationId',
  summary: 'Change the text and the link of an iteration of one’s own; whom it credits stays.',
  access: 'member',
  params: onIteration,
  body: z.strictObject(words),
  status: 200,
  response: iteration,
  errors: ['projects.not_found', 'request.not_found'],
});

export const removeIteration = endpoint({
  name: 'iterations.remove',
  method: 'DELETE',
  path: '/api/iterations/:iterationId',
  summary: 'Remove an iteration of one’s own; it can be brought back for a short while.',
  access: 'member',
  params: onIteration,
  status: 204,
  errors: ['projects.not_found', 'request.not_found'],
});

export const restoreIteration = endpoint({
  name: 'iterations.restore',
  method: 'POST',
  path: '/api/iterations/:iterationId/restorations',
  summary: 'Bring back an iteration of one’s own, just removed.',
  access: 'member',
  params: onIteration,
  status: 200,
  response: iteration,
  errors: ['projects.not_found', 'request.not_found'],
});

/** The skips between two changes of a project. */
const version = z.object({
  /** The UTC day of its changes, whose skips it contains. Null for the first version. */
  from: z.nullable(z.iso.date()),
  changes: z.array(z.enum(['edit', 'iteration'])),
  /** Null with fewer than `diagnosisRules.skipsFrom` skips. */
  shares: z.nullable(z.array(z.object({ reason: z.enum(skipReasons), share: z.number() }))),
});

export const readSkipDiagnosis = endpoint({
  name: 'iterations.readSkipDiagnosis',
  method: 'GET',
  path: '/api/projects/:projectId/skip-diagnosis',
  summary:
    'Why people skip a project of one’s own, before and after each change, beside its categories’ median.',
  access: 'member',
  params: onProject,
  status: 200,
  response: z.object({
    /** The latest first. */
    versions: z.array(version),
    /** Null while too few projects of these categories have been skipped often enough. */
    medians: z.nullable(z.array(z.object({ reason: z.enum(skipReasons), share: z.number() }))),
  }),
  errors: ['projects.not_found', 'request.not_found'],
});

export type SkipDiagnosis = ResultOf<typeof readSkipDiagnosis>;

const reasonShares = z.array(z.object({ reason: z.enum(skipReasons), share: z.number() }));

/** The shares of reasons before and after an iteration, with `diagnosisRules.skipsFrom` skips or more on each side. */
export const readBeforeAfter = endpoint({
  name: 'iterations.readBeforeAfter',
  method: 'GET',
  path: '/api/projects/:projectId/before-after',
  summary:
    'How the reasons for skipping a project were divided before and after its latest iteration that can be compared.',
  access: 'anyone',
  isSameForGuests: true,
  params: onProject,
  status: 200,
  response: z.object({
    /** Null while there are too few skips on either side. */
    compared: z.nullable(z.object({ day: z.iso.date(), before: reasonShares, after: reasonShares })),
  }),
  errors: ['projects.not_found'],
});

export type Compared = NonNullable<ResultOf<typeof readBeforeAfter>['compared']>;
