import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

/** No idempotency key: its record would name the author. One answer each makes a repetition harmless. */
export const answerCard = endpoint({
  name: 'feedback.answerCard',
  method: 'PUT',
  path: '/api/projects/:projectId/card-answers/mine',
  summary:
    'Answer the yes-or-no question on a project’s card; it can be changed until others are told of it.',
  access: 'member',
  params: z.object({ projectId: z.uuid() }),
  body: z.strictObject({ question: z.string(), answer: z.boolean() }),
  status: 204,
  errors: [
    'projects.not_found',
    'feedback.on_own_project',
    'accounts.creator_role',
    'feedback.question_changed',
  ],
  limit: 'feedback.answer-card',
});
