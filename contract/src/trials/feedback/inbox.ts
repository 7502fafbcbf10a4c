import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { projectHead } from '../../showcase/projects/project-head.ts';
import { answers } from './feedback.ts';
import { evidenceLevels } from './feedback-limits.ts';
import { inboxKinds } from './inbox-limits.ts';
import { skipReasons } from './skip-rules.ts';

const row = {
  id: z.uuid(),
  project: projectHead,
  /** “Tester 4”: drawn by lot for this project alone. */
  tester: z.int(),
  text: z.string(),
  day: z.iso.date(),
};

/** A feedback or a skip note that a maker has not put aside yet. */
const inboxRow = z.discriminatedUnion('kind', [
  z.object({
    ...row,
    kind: z.literal('full'),
    rating: z.int(),
    answers,
    evidence: z.enum(evidenceLevels),
    isCounted: z.boolean(),
    isHelpful: z.boolean(),
    isRetested: z.boolean(),
  }),
  z.object({ ...row, kind: z.literal('quick'), reason: z.enum(skipReasons) }),
]);

export type InboxRow = z.infer<typeof inboxRow>;

export const listInbox = endpoint({
  name: 'feedback.listInbox',
  method: 'GET',
  path: '/api/me/inbox',
  summary: 'Feedback and skip notes on all projects of one’s own that one has not put aside, newest first.',
  access: 'member',
  query: z.object({
    kind: z.optional(z.enum(inboxKinds)),
    projectId: z.optional(z.uuid()),
    after: z.optional(z.string().check(z.maxLength(160))),
  }),
  status: 200,
  response: z.object({
    items: z.array(inboxRow),
    next: z.nullable(z.string()),
    /** How many there are of each kind, counted to `inboxLimits.countedTo` and one more at most. */
    counts: z.object({ full: z.int(), quick: z.int() }),
    /** False for whoever is suspended: they may read and put aside. */
    can: z.object({ answer: z.boolean() }),
  }),
});

export type InboxPage = z.infer<(typeof listInbox)['response']>;

export const settleNote = endpoint({
  name: 'feedback.settle',
  method: 'PUT',
  path: '/api/me/inbox/:noteId',
  summary:
    'Put a feedback or a skip note on a project of one’s own aside, or bring it back. Nobody else sees it.',
  access: 'member',
  params: z.object({ noteId: z.uuid() }),
  body: z.strictObject({ isDone: z.boolean() }),
  status: 204,
  errors: ['request.not_found'],
});
