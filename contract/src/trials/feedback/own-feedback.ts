import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { projectHead } from '../../showcase/projects/project-head.ts';
import { feedbackFates } from '../dashboard/dashboard-limits.ts';
import { feedback } from './feedback.ts';
import { feedbackMarks } from './feedback-limits.ts';

/** A feedback as its author finds it again, with what has become of it. */
const givenFeedback = z.object({
  feedback,
  projectId: z.uuid(),
  /** Null while its author may not see the project. */
  project: z.nullable(projectHead),
  leadsOut: z.boolean(),
  mark: z.nullable(z.enum(feedbackMarks)),
  markReason: z.nullable(z.string()),
  /** The last word in the thread is the maker’s. */
  isReplyWaiting: z.boolean(),
  /** How many iterations credit it. */
  credits: z.int(),
});

export type GivenFeedback = z.infer<typeof givenFeedback>;

export const listOwnFeedback = endpoint({
  name: 'feedback.listOwn',
  method: 'GET',
  path: '/api/me/feedback',
  summary: 'All feedback of one’s own, latest first, with what has become of it.',
  access: 'member',
  query: z.object({
    fate: z.optional(z.enum(feedbackFates)),
    after: z.optional(z.string().check(z.maxLength(160))),
  }),
  status: 200,
  response: z.object({ items: z.array(givenFeedback), next: z.nullable(z.string()) }),
});
