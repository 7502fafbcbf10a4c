import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { roundRules } from '../../rules.ts';
import { projectCard } from '../../showcase/projects/projects.ts';
import { skipReasons } from '../../trials/feedback/skip-rules.ts';

export const notificationKinds = ['round_opened', 'round_closed'] as const;

export const liveEvents = {
  /** Asked for, opened, closed or cancelled: they are to be asked for again. */
  'rounds.changed': { topic: 'group', payload: z.object({ groupId: z.uuid() }) },
} as const satisfies LiveEvents;

export const errors = {
  'rounds.not_found': 404,
  /** The maker shares the project in the group first. */
  'rounds.not_shared': 409,
  'rounds.already_asked': 409,
  /** One at a time for each project, in whichever group. */
  'rounds.already_open': 409,
  /** Of one group. */
  'rounds.too_many_open': 409,
  'rounds.too_few_members': 409,
  /** It has lately had one. */
  'rounds.project_rests': 409,
} as const;

const roundInAddress = z.object({ roundId: z.uuid() });
const person = z.object({ username: z.string(), name: z.string() });

/** What the group reads once it has closed, from `roundRules.resultFrom` on: counts of that moment. */
const roundResult = z.object({
  feedbacks: z.int(),
  /** Adjusted, as a project’s; null: none of it counts. */
  rating: z.nullable(z.number()),
  /** Whole per cents of those who skipped; null: too few to say so. */
  skipReasons: z.nullable(z.array(z.object({ reason: z.enum(skipReasons), share: z.int() }))),
});

export const round = z.object({
  id: z.uuid(),
  state: z.enum(['asked', 'open', 'closed', 'cancelled']),
  /** As the reader may see it. */
  project: projectCard,
  /** The first question of its maker to testers, if there is one. */
  question: z.nullable(z.string()),
  openedBy: z.nullable(person),
  /** Null: nobody has opened it. */
  opensAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  /** A day. */
  endedOn: z.nullable(z.iso.date()),
  /** At least so many, in the steps of `roundRules.steps`; 0: fewer than the first. */
  responsesFrom: z.int(),
  result: z.nullable(roundResult),
  /** The maker has published something since. */
  isIterated: z.boolean(),
  can: z.object({ test: z.boolean(), open: z.boolean(), cancel: z.boolean() }),
});
export type Round = z.infer<typeof round>;

export const listRounds = endpoint({
  name: 'rounds.list',
  method: 'GET',
  path: '/api/groups/:groupId/rounds',
  summary: 'The test rounds of a group: asked for and open, and on later pages those that are over.',
  access: 'member',
  params: z.object({ groupId: z.uuid() }),
  query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
  status: 200,
  response: z.object({ items: z.array(round), next: z.nullable(z.string()) }),
  errors: ['groups.not_found', 'groups.members_only'],
});

export const askForRound = endpoint({
  name: 'rounds.ask',
  isNamed: true,
  method: 'POST',
  path: '/api/groups/:groupId/rounds',
  summary: 'Ask a group for a test round on a project that one has made and shared there.',
  access: 'member',
  params: z.object({ groupId: z.uuid() }),
  body: z.strictObject({ projectId: z.uuid() }),
  status: 201,
  response: round,
  errors: [
    'groups.not_found',
    'groups.members_only',
    'rounds.not_shared',
    'rounds.already_asked',
    'rounds.already_open',
    'rounds.project_rests',
  ],
  limit: 'rounds.ask',
});

export const openRound = endpoint({
  name: 'rounds.open',
  isNamed: true,
  method: 'PUT',
  path: '/api/rounds/:roundId/opening',
  summary: 'Open a test round that was asked for, as a moderator, for some days.',
  access: 'member',
  params: roundInAddress,
  body: z.strictObject({ days: z.int().check(z.gte(roundRules.daysMin), z.lte(roundRules.daysMax)) }),
  status: 200,
  response: round,
  errors: [
    'rounds.not_found',
    'groups.not_allowed',
    'rounds.not_shared',
    'rounds.already_open',
    'rounds.too_many_open',
    'rounds.too_few_members',
    'rounds.project_rests',
  ],
  limit: 'rounds.change',
});

export const cancelRound = endpoint({
  name: 'rounds.cancel',
  isNamed: true,
  method: 'DELETE',
  path: '/api/rounds/:roundId',
  summary:
    'Take back, decline or cancel a test round: as its maker or a moderator. What was given in it becomes ordinary feedback.',
  access: 'member',
  params: roundInAddress,
  status: 204,
  errors: ['rounds.not_found', 'groups.not_allowed'],
  limit: 'rounds.change',
});

/** A round that the reader may know of, beside its project. */
export const projectRound = z.object({
  id: z.uuid(),
  group: z.object({ id: z.uuid(), name: z.string() }),
  /** Until when it is open; null: it is over. */
  closesAt: z.nullable(z.iso.datetime()),
  endedOn: z.nullable(z.iso.date()),
  /** How many feedbacks came of it; null while it is open. */
  feedbacks: z.nullable(z.int()),
});
export type ProjectRound = z.infer<typeof projectRound>;

export const listProjectRounds = endpoint({
  name: 'rounds.listForProject',
  method: 'GET',
  path: '/api/projects/:projectId/rounds',
  summary:
    'Of a project, the open round and those with a result: for its maker, and for members of their groups.',
  access: 'member',
  params: z.object({ projectId: z.uuid() }),
  status: 200,
  response: z.object({ items: z.array(projectRound) }),
  errors: ['projects.not_found'],
});
