import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { circleRules } from '../../rules.ts';
import { projectCard } from '../../showcase/projects/projects.ts';

export const errors = {
  'rounds.circle_not_found': 404,
  /** One at a time for each group. */
  'rounds.circle_there': 409,
  /** It has begun: nobody enters or leaves. */
  'rounds.circle_begun': 409,
  'rounds.circle_entered': 409,
  'rounds.circle_full': 409,
  'rounds.circle_too_few': 409,
  /** A project goes through one circle, and none after a round with a result. */
  'rounds.circle_project_done': 409,
  /** Of a maker who does not test, or an account of the last days. */
  'rounds.circle_not_ready': 409,
  /** They answered too little in their last one. */
  'rounds.circle_rests': 409,
} as const;

const circleInAddress = z.object({ circleId: z.uuid() });
const person = z.object({ username: z.string(), name: z.string() });

export const circle = z.object({
  id: z.uuid(),
  state: z.enum(['gathering', 'running', 'closed', 'cancelled']),
  openedBy: z.nullable(person),
  days: z.int(),
  /** How many have entered, or took part. */
  people: z.int(),
  beginsAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  endedOn: z.nullable(z.iso.date()),
  /** In all, once it has closed; null: too few to say so. */
  notes: z.nullable(z.int()),
  /** The reader’s own project in it. */
  entry: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** What the reader is to test, in an order that says nothing; nobody else is told. */
  duties: z.array(z.object({ project: projectCard, isDone: z.boolean() })),
  can: z.object({ enter: z.boolean(), leave: z.boolean(), begin: z.boolean(), cancel: z.boolean() }),
});
export type Circle = z.infer<typeof circle>;

export const listCircles = endpoint({
  name: 'rounds.listCircles',
  method: 'GET',
  path: '/api/groups/:groupId/circles',
  summary: 'The feedback circle of a group that gathers or runs, and the last ones that are over.',
  access: 'member',
  params: z.object({ groupId: z.uuid() }),
  status: 200,
  response: z.object({
    items: z.array(circle),
    can: z.object({ open: z.boolean() }),
    /** Until when the reader may not enter one. Nobody else is told. */
    restsUntil: z.nullable(z.iso.datetime()),
  }),
  errors: ['groups.not_found', 'groups.members_only'],
});

export const openCircle = endpoint({
  name: 'rounds.openCircle',
  isNamed: true,
  method: 'POST',
  path: '/api/groups/:groupId/circles',
  summary: 'Open a feedback circle for entries, as a moderator, to run for some days once it begins.',
  access: 'member',
  params: z.object({ groupId: z.uuid() }),
  body: z.strictObject({ days: z.int().check(z.gte(circleRules.daysMin), z.lte(circleRules.daysMax)) }),
  status: 201,
  response: circle,
  errors: ['groups.not_found', 'groups.members_only', 'groups.not_allowed', 'rounds.circle_there'],
  limit: 'rounds.change',
});

export const enterCircle = endpoint({
  name: 'rounds.enterCircle',
  isNamed: true,
  method: 'PUT',
  path: '/api/circles/:circleId/entry',
  summary: 'Enter a feedback circle with a project that one has made and shared in its group.',
  access: 'member',
  params: circleInAddress,
  body: z.strictObject({ projectId: z.uuid() }),
  status: 200,
  response: circle,
  errors: [
    'rounds.circle_not_found',
    'rounds.circle_begun',
    'rounds.circle_entered',
    'rounds.circle_full',
    'rounds.circle_project_done',
    'rounds.circle_not_ready',
    'rounds.circle_rests',
    'rounds.not_shared',
    'rounds.already_open',
    'rounds.project_rests',
  ],
  limit: 'rounds.ask',
});

export const leaveCircle = endpoint({
  name: 'rounds.leaveCircle',
  isNamed: true,
  method: 'DELETE',
  path: '/api/circles/:circleId/entry',
  summary: 'Leave a feedback circle that has not begun.',
  access: 'member',
  params: circleInAddress,
  status: 204,
  errors: ['rounds.circle_not_found', 'rounds.circle_begun'],
  limit: 'rounds.change',
});

export const beginCircle = endpoint({
  name: 'rounds.beginCircle',
  isNamed: true,
  method: 'PUT',
  path: '/api/circles/:circleId/beginning',
  summary: 'Begin a feedback circle, as a moderator: everybody gets projects to test by lot.',
  access: 'member',
  params: circleInAddress,
  status: 200,
  response: circle,
  errors: [
    'rounds.circle_not_found',
    'rounds.circle_begun',
    'rounds.circle_too_few',
    'rounds.already_open',
    'groups.not_allowed',
  ],
  limit: 'rounds.change',
});

export const cancelCircle = endpoint({
  name: 'rounds.cancelCircle',
  isNamed: true,
  method: 'DELETE',
  path: '/api/circles/:circleId',
  summary: 'Cancel a feedback circle, as a moderator. What was given in it becomes ordinary feedback.',
  access: 'member',
  params: circleInAddress,
  status: 204,
  errors: ['rounds.circle_not_found', 'groups.not_allowed'],
  limit: 'rounds.change',
});
