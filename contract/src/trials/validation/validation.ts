import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

export const notificationKinds = ['validated'] as const;

/** How a project stands against the rule of Validated. What is asked about the testers themselves is told to nobody. */
const validation = z.object({
  isValidated: z.boolean(),
  /** Since which day. */
  since: z.nullable(z.iso.date()),
  /** Each with one counted feedback. */
  testers: z.int(),
  testersNeeded: z.int(),
  /** The plain mean of the counted ratings, from 1 to 5; null until one counts. */
  rating: z.nullable(z.number()),
  /** Whether the adjusted rating is high enough. Its value is not part of any response. */
  isRatingReached: z.boolean(),
  /** What the project page lists of them; one is enough in place of replies. */
  iterations: z.int(),
  /** What was counted in a night; null while the testers are too few. */
  night: z.nullable(
    z.object({
      on: z.iso.date(),
      spanDays: z.int(),
      /** To how many the maker replied. */
      replied: z.int(),
    }),
  ),
});

export type Validation = z.infer<typeof validation>;

export const readValidation = endpoint({
  name: 'validation.read',
  method: 'GET',
  path: '/api/projects/:projectId/validation',
  summary: 'How a project stands against the public rule of Validated.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.object({ projectId: z.uuid() }),
  status: 200,
  response: validation,
  errors: ['projects.not_found'],
});

export const readValidatedReach = endpoint({
  name: 'validation.readReach',
  method: 'GET',
  path: '/api/validation/reach',
  summary: 'Whether projects find testers enough for Validated to be shown as their goal.',
  access: 'anyone',
  isSameForGuests: true,
  status: 200,
  response: z.object({ isInReach: z.boolean() }),
});
