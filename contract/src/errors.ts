import * as z from 'zod/mini';
import { features } from './features.ts';

type StatusOf<Part> = Part extends { errors: infer Errors } ? Errors : never;
type CodeOf<Errors> = Errors extends unknown ? keyof Errors : never;

export type ErrorCode = CodeOf<StatusOf<(typeof features)[number]>>;

/**
 * Every error the product can answer with, and its HTTP status: what the features export as `errors`. The sentence of
 * `<feature>.<what>` is `errors.<what>` in `locales/<language>/<feature>.json`.
 */
export const errorStatus = Object.assign(
  {},
  ...features.map((feature) => ('errors' in feature ? feature.errors : {})),
) as Record<ErrorCode, number>;

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
