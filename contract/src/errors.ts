import * as z from 'zod/mini';
import { securityErrors } from './account-security.ts';
import { accountErrors } from './accounts.ts';
import { commentErrors } from './comments.ts';
import { emailChangeErrors } from './email-change.ts';
import { feedbackErrors } from './feedback.ts';
import { passkeyErrors } from './passkeys.ts';
import { profileErrors } from './profiles.ts';
import { projectErrors } from './projects.ts';
import { providerErrors } from './providers.ts';
import { pushErrors } from './push.ts';
import { requestErrors } from './request.ts';
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
