import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { caseLimits, reviewOutcomes } from './case-rules.ts';
import { queuedCase } from './case-shapes.ts';
import { ownReport } from './reports.ts';

export const errors = {
  /** One each. */
  'cases.already_reviewed': 409,
  'cases.review_too_late': 410,
  'cases.review_decided': 409,
  /** The content has a case already: that one is decided, not another. */
  'cases.open_elsewhere': 409,
} as const;

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

export const askReview = endpoint({
  name: 'cases.askReview',
  method: 'POST',
  path: '/api/me/reports/:reportId/review',
  summary: 'Ask that another moderator looks again at what one reported, once. Answered within 48 hours.',
  access: 'signed_in',
  params: z.object({ reportId: z.uuid() }),
  body: z.strictObject({ body: text(caseLimits.reviewMin, caseLimits.reviewMax) }),
  status: 201,
  response: ownReport,
  errors: ['request.not_found', 'cases.already_reviewed', 'cases.review_too_late'],
  limit: 'cases.ask-review',
});

const dueReview = z.object({
  id: z.uuid(),
  case: queuedCase,
  /** “Reporter 2” of the case. Nobody learns who it is. */
  reporter: z.int(),
  /** As it was reported last. Null: forgotten. */
  words: z.nullable(z.string()),
  /** What they wrote with the report, and what they say now. */
  reported: z.nullable(z.string()),
  body: z.nullable(z.string()),
  filedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isLate: z.boolean(),
  /** Not who decided first, while somebody else could. */
  can: z.object({ decide: z.boolean() }),
});

export type DueReview = z.infer<typeof dueReview>;

export const listReviews = endpoint({
  name: 'cases.listReviews',
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'What reporters ask to be looked at again, the most urgent first.',
  access: 'admin',
  status: 200,
  response: z.object({ items: z.array(dueReview) }),
});

export const decideReview = endpoint({
  name: 'cases.decideReview',
  method: 'POST',
  path: '/api/admin/reviews/:reviewId/decision',
  summary: 'Answer a reporter: it stays as it is, or the case is open again.',
  access: 'admin',
  params: z.object({ reviewId: z.uuid() }),
  body: z.strictObject({
    outcome: z.enum(reviewOutcomes),
    answer: text(caseLimits.reviewMin, caseLimits.reviewMax),
  }),
  status: 204,
  errors: [
    'request.not_found',
    'cases.review_decided',
    'cases.same_admin',
    'cases.open_elsewhere',
    'cases.moved',
  ],
});
