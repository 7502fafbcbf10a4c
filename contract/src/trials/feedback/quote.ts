import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';

/** What may be quoted to whoever comes for the first time. */
export const quoteRules = {
  /** Older than this, so that no day of writing is near. */
  daysMin: 30,
  /** Of projects with at least so many testers. */
  testersMin: 5,
  /** Long enough to say something, short enough to be read whole. */
  charactersMin: 60,
  charactersMax: 280,
} as const;

/** The words and their project, and nothing by which a feedback is told from others: no day, rating, number or id. */
export const readQuote = endpoint({
  name: 'feedback.readQuote',
  method: 'GET',
  path: '/api/feedback/quote',
  summary:
    'An older feedback, drawn by lot for each day and language, the same for everybody; null while there is none.',
  access: 'anyone',
  isSameForGuests: true,
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  response: z.object({
    quote: z.nullable(
      z.object({
        text: z.string(),
        language: z.enum(languages),
        project: z.object({ id: z.uuid(), name: z.string(), language: z.enum(languages) }),
      }),
    ),
  }),
});
