import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import type { LiveEvents } from '../../live-declarations.ts';
import { feedbackRules, projectRules } from '../../rules.ts';
import { evidenceLevels, feedbackLimits, feedbackMarks, uncountedReasons } from './feedback-limits.ts';

export const notificationKinds = ['feedback', 'retest', 'credit'] as const;

export const liveEvents = {
  'feedback.changed': { topic: 'project', payload: z.object({ projectId: z.uuid() }) },
} as const satisfies LiveEvents;

export const errors = {
  'feedback.on_own_project': 403,
  'feedback.already_given': 409,
  'feedback.message_id_taken': 409,
  'feedback.thread_closed': 409,
  /** An answer to something that is not asked. */
  'feedback.question_changed': 409,
} as const;

const onProject = z.object({ projectId: z.uuid() });
const onFeedback = z.object({ feedbackId: z.uuid() });
const evidence = z.enum(evidenceLevels);
const rating = z.int().check(z.gte(feedbackRules.ratingMin), z.lte(feedbackRules.ratingMax));
const comment = z
  .string()
  .check(z.trim(), z.minLength(feedbackRules.commentMin), z.maxLength(feedbackRules.commentMax));

/** To the maker’s questions, each with the words it answers. */
export const answers = z.array(z.object({ question: z.string(), answer: z.string() }));

export type Answers = z.infer<typeof answers>;

/** Those asked today, and those that one has answered before. */
const answersForm = z
  .array(
    z.strictObject({
      question: z.string().check(z.maxLength(projectRules.questionMax)),
      answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(feedbackRules.answerMax)),
    }),
  )
  .check(z.maxLength(projectRules.questionsMax * 2));

/**
 * A feedback as everybody sees it. Only `own` and `can` depend on the reader: what its author is told of it, and what
 * the reader may do themselves. Nothing here, and nothing that follows from here, says who wrote it.
 */
export const feedback = z.object({
  id: z.uuid(),
  /** “Tester 4”: drawn by lot for this project alone. */
  tester: z.int(),
  rating: z.int(),
  comment: z.string(),
  answers,
  evidence,
  /** Why one does not is its author's alone: that somebody repeats themselves would tie their numbers together. */
  isCounted: z.boolean(),
  /** The day is all that is told of the time. */
  day: z.iso.date(),
  isEdited: z.boolean(),
  /** Tried again after an iteration, and changed since. */
  isRetested: z.boolean(),
  isHelpful: z.boolean(),
  /** For its author alone. */
  own: z.nullable(
    z.object({
      /** Null: it counts. */
      uncountedFor: z.nullable(z.enum(uncountedReasons)),
      /** When everybody else sees it like this; null: they do. */
      shownFrom: z.nullable(z.iso.datetime()),
      /** By moderation: others do not see it. */
      isTakenDown: z.boolean(),
    }),
  ),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), mark: z.boolean(), talk: z.boolean() }),
});

export type Feedback = z.infer<typeof feedback>;

/** Answers that are left out stay as they are. */
export const giveFeedbackForm = z.strictObject({ rating, comment, answers: z.optional(answersForm) });

export const listFeedback = endpoint({
  name: 'feedback.list',
  method: 'GET',
  path: '/api/projects/:projectId/feedback',
  summary: 'The feedback on a project, latest day first, with how often each rating was given.',
  access: 'anyone',
  isSameForGuests: true,
  params: onProject,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(80))) }),
  status: 200,
  response: z.object({
    items: z.array(feedback),
    next: z.nullable(z.string()),
    /** From one sun to five, counted feedback only. */
    ratings: z.array(z.int()),
  }),
  errors: ['projects.not_found'],
});

export const readOwnFeedback = endpoint({
  name: 'feedback.readOwn',
  method: 'GET',
  path: '/api/projects/:projectId/feedback/mine',
  summary: 'One’s own feedback on a project, if any, and what speaks for having tried it.',
  access: 'member',
  params: onProject,
  status: 200,
  response: z.object({
    evidence,
    /** Whether trying it means leaving this site; an idea is read here. */
    leadsOut: z.boolean(),
    /** What the maker asks beside it. */
    questions: z.array(z.string()),
    /** The yes-or-no question on the card, whether one has answered it, and, while others do not know of it, what. */
    cardQuestion: z.nullable(
      z.object({ question: z.string(), isAnswered: z.boolean(), mine: z.nullable(z.boolean()) }),
    ),
    feedback: z.nullable(feedback),
    /** Published responses of the project: counted feedback and skip notes. An own one that is not published yet is not in it. */
    responseCount: z.int(),
    /** What the maker has published since one last wrote or skipped; null: nothing, or one said nothing. */
    changed: z.nullable(
      z.object({
        /** Whether the maker credits what one said. */
        isCredited: z.boolean(),
        /** Whether one has tried it again since. */
        isTriedAgain: z.boolean(),
      }),
    ),
    can: z.object({ give: z.boolean() }),
  }),
  errors: ['projects.not_found'],
});

export const previewFeedback = endpoint({
  name: 'feedback.preview',
  method: 'POST',
  path: '/api/projects/:projectId/feedback/previews',
  summary: 'Whether a comment would count, before it is sent.',
  access: 'member',
  params: onProject,
  body: z.strictObject({ comment }),
  status: 200,
  response: z.object({ uncountedFor: z.nullable(z.enum(uncountedReasons)) }),
  errors: ['projects.not_found'],
});

/** No idempotency key: its record would name the author. One feedback each makes a repetition harmless. */
export const giveFeedback = endpoint({
  name: 'feedback.give',
  method: 'POST',
  path: '/api/projects/:projectId/feedback',
  summary: 'Give feedback on a project, once. Sending the same again gets the same answer.',
  access: 'member',
  params: onProject,
  body: giveFeedbackForm,
  status: 201,
  response: feedback,
  errors: [
    'projects.not_found',
    'feedback.on_own_project',
    'accounts.creator_role',
    'feedback.already_given',
    'feedback.question_changed',
  ],
});

export const editFeedback = endpoint({
  name: 'feedback.edit',
  method: 'PATCH',
  path: '/api/feedback/:feedbackId',
  summary: 'Change one’s own feedback; it is marked as edited.',
  access: 'member',
  params: onFeedback,
  body: giveFeedbackForm,
  status: 200,
  response: feedback,
  errors: ['request.not_found', 'projects.not_found', 'feedback.question_changed'],
});

export const removeFeedback = endpoint({
  name: 'feedback.remove',
  method: 'DELETE',
  path: '/api/feedback/:feedbackId',
  summary: 'Remove one’s own feedback; it can be brought back for a short while.',
  access: 'member',
  params: onFeedback,
  status: 204,
  errors: ['request.not_found'],
});

export const restoreFeedback = endpoint({
  name: 'feedback.restore',
  method: 'POST',
  path: '/api/feedback/:feedbackId/restorations',
  summary: 'Bring back one’s own feedback, just removed.',
  access: 'member',
  params: onFeedback,
  status: 200,
  response: feedback,
  errors: ['request.not_found'],
});

export const markFeedback = endpoint({
  name: 'feedback.mark',
  method: 'PUT',
  path: '/api/feedback/:feedbackId/mark',
  summary: 'Say as the maker whether a feedback helped; without a mark, take the last one back.',
  access: 'member',
  params: onFeedback,
  body: z.strictObject({
    mark: z.nullable(z.enum(feedbackMarks)),
    reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(feedbackLimits.markReasonMax))),
  }),
  status: 200,
  response: feedback,
  errors: ['request.not_found'],
  limit: 'feedback.mark',
});
