import * as z from 'zod/mini';
import { emailChangeErrors } from './email-change.ts';
import { pushErrors } from './outreach/notifications/push.ts';
import { securityErrors } from './people/accounts/account-security.ts';
import { accountErrors } from './people/accounts/accounts.ts';
import { passkeyErrors } from './people/accounts/passkeys.ts';
import { providerErrors } from './providers.ts';
import { profileErrors } from './reputation/profiles/profiles.ts';
import { requestErrors } from './request.ts';
import { commentErrors } from './showcase/comments/comments.ts';
import { projectErrors } from './showcase/projects/projects.ts';
import { feedbackErrors } from './trials/feedback/feedback.ts';
import { uploadErrors } from './uploads.ts';

/**
 * Every error the product can answer with, and its HTTP status. Each feature brings its own list; here they
 * are only named. The sentence of `<feature>.<what>` is `errors.<what>` in `locales/<language>/<feature>.json`.
 */
export const errorStatus = {
  ...requestErrors,
  ...accountErrors,
  ...securityErrors,
  ...emailChangeErrors,
  ...passkeyErrors,
  ...providerErrors,
  ...profileErrors,
  ...projectErrors,
  ...uploadErrors,
  ...feedbackErrors,
  ...commentErrors,
  ...pushErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** The body of every failure. */
export const failure = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    /** Where the input was refused, as paths into it ("email", "categories.1"). */
    fields: z.optional(z.array(z.string())),
    retryAfterSeconds: z.optional(z.int()),
  }),
});

export type Failure = z.infer<typeof failure>;
