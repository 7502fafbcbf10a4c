import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { feedbackRules } from '../../rules.ts';
import { projectHead } from '../../showcase/projects/project-head.ts';
import { skipReasons } from './skip-rules.ts';

const onProject = z.object({ projectId: z.uuid() });
const reason = z.enum(skipReasons);

/** No line breaks, and nothing that makes a note read backwards. */
const note = z
  .string()
  .check(
    z.trim(),
    z.minLength(feedbackRules.skipNoteMin),
    z.maxLength(feedbackRules.skipNoteMax),
    z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u),
  );

export const skipForm = z.strictObject({ reason, note });

/** No idempotency key: its record would name the author. One skip each makes a repetition harmless. */
export const skipProject = endpoint({
  name: 'feedback.skip',
  method: 'POST',
  path: '/api/projects/:projectId/skips',
  summary:
    'Skip a project, with a note for its maker. Repeating it gets the same answer; two weeks later, when the project may have come back, it is another skip.',
  access: 'member',
  params: onProject,
  body: skipForm,
  status: 201,
  response: z.object({ id: z.uuid() }),
  errors: [
    'projects.not_found',
    'feedback.on_own_project',
    'accounts.creator_role',
    'feedback.already_given',
  ],
});

export const withdrawSkip = endpoint({
  name: 'feedback.takeBackSkip',
  method: 'DELETE',
  path: '/api/skips/:skipId',
  summary: 'Take back a skip of one’s own, just made.',
  access: 'member',
  params: z.object({ skipId: z.uuid() }),
  status: 204,
  errors: ['request.not_found'],
});

/** A note as the maker reads it. */
const skipNote = z.object({
  id: z.uuid(),
  /** “Tester 4”: drawn by lot for this project alone. */
  tester: z.int(),
  reason,
  note: z.string(),
  /** The UTC day of its publication. */
  day: z.iso.date(),
});

export type SkipNote = z.infer<typeof skipNote>;

export const listSkips = endpoint({
  name: 'feedback.listSkips',
  method: 'GET',
  path: '/api/projects/:projectId/skips',
  summary: 'The notes of those who skipped a project of one’s own, latest day first.',
  access: 'member',
  params: onProject,
  query: z.object({
    /** Only the notes of those who gave this reason. */
    reason: z.optional(reason),
    after: z.optional(z.string().check(z.maxLength(160))),
  }),
  status: 200,
  response: z.object({
    items: z.array(skipNote),
    next: z.nullable(z.string()),
    /** How often each reason was given. */
    reasons: z.array(z.object({ reason, count: z.int() })),
  }),
  errors: ['request.not_found'],
});

/** A note as its author finds it again. */
const ownSkip = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  /** Null while its author may not see the project. */
  project: z.nullable(projectHead),
  reason,
  note: z.string(),
  day: z.iso.date(),
  /** How many iterations credit it. */
  credits: z.int(),
});

export type OwnSkip = z.infer<typeof ownSkip>;

export const listOwnSkips = endpoint({
  name: 'feedback.listOwnSkips',
  method: 'GET',
  path: '/api/me/skips',
  summary: 'The notes of one’s own on what one skipped, latest first.',
  access: 'member',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(160))) }),
  status: 200,
  response: z.object({ items: z.array(ownSkip), next: z.nullable(z.string()) }),
});
