import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { caseLimits, caseOutcomes, reportableKinds, reportReasons, reviewOutcomes } from './case-rules.ts';

export const notificationKinds = ['report_outcome'] as const;

export const errors = {
  /** It has been decided, and then there is nothing to withdraw. */
  'cases.report_decided': 409,
  'cases.own_content': 422,
} as const;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

export const reportForm = z.strictObject({
  kind: z.enum(reportableKinds),
  /** Its id; of a profile the username, of a message `<channelId>/<id>`. */
  address: z.string().check(z.minLength(1), z.maxLength(caseLimits.addressMax)),
  reason: z.enum(reportReasons),
  body: z.optional(text(caseLimits.textMax)),
  isIllegal: z.boolean(),
  /** Which law and why, where it is illegal. */
  law: z.optional(text(caseLimits.lawMax)),
  /** Said by whoever calls something illegal, without which it is not taken: "I believe this to be accurate and complete." */
  inGoodFaith: z.optional(z.boolean()),
  /** Sexual abuse of a minor: a guest need not say who they are. */
  concernsMinors: z.optional(z.boolean()),
  /** Of guests alone, and required of them but for `concernsMinors`. */
  name: z.optional(text(caseLimits.nameMax)),
  email: z.optional(z.string().check(z.trim(), z.maxLength(caseLimits.emailMax), z.email())),
});

export type ReportForm = z.infer<typeof reportForm>;

export const receipt = z.object({
  /** Null where it was decided before: nothing was taken. */
  id: z.nullable(z.uuid()),
  /** To write down: `FL-9D2W-5H`. */
  reference: z.nullable(z.string()),
  receivedAt: z.iso.datetime(),
  /** By when a person has read it. */
  dueAt: z.iso.datetime(),
  /** The reader had reported it before: that report stands, and this is its receipt. */
  already: z.boolean(),
  /** The same words were looked at for the same reason. */
  decidedBefore: z.nullable(z.object({ on: z.iso.date(), outcome: z.enum(caseOutcomes) })),
  /** Signed in, and still undecided. */
  can: z.object({ withdraw: z.boolean() }),
});

export type Receipt = z.infer<typeof receipt>;

export const reportContent = endpoint({
  name: 'cases.report',
  method: 'POST',
  path: '/api/reports',
  summary:
    'Report what somebody wrote, signed in or not. A person reads it within hours, and the outcome is told.',
  access: 'anyone',
  body: reportForm,
  status: 201,
  response: receipt,
  errors: ['request.not_found', 'cases.own_content'],
  idempotent: true,
});

const ownReview = z.object({
  body: z.nullable(z.string()),
  filedAt: z.iso.datetime(),
  /** When the answer is promised. */
  dueAt: z.iso.datetime(),
  outcome: z.nullable(z.enum(reviewOutcomes)),
  answer: z.nullable(z.string()),
});

export const ownReport = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(reportableKinds),
  /** Of what was reported, so that it is folded away for whoever did. Of a profile, the username it has now. */
  address: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  isIllegal: z.boolean(),
  body: z.nullable(z.string()),
  reportedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** `open` until the outcome is told. */
  state: z.enum(['open', 'upheld', 'rejected', 'withdrawn']),
  closedAt: z.nullable(z.iso.datetime()),
  /** What the reporter said against “no violation”, once, and what came of it. */
  review: z.nullable(ownReview),
  can: z.object({ withdraw: z.boolean(), review: z.boolean() }),
});

export type OwnReport = z.infer<typeof ownReport>;

export const listOwnReports = endpoint({
  name: 'cases.listOwnReports',
  method: 'GET',
  path: '/api/me/reports',
  summary: 'What one has reported, the latest first, and what became of it.',
  access: 'signed_in',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(120))) }),
  status: 200,
  response: z.object({
    items: z.array(ownReport),
    next: z.nullable(z.string()),
    /** Hardly any of the reader's reports were right. `until`: meanwhile they are read, and weigh nothing. */
    misuse: z.nullable(z.object({ since: z.iso.datetime(), until: z.nullable(z.iso.datetime()) })),
  }),
});

export const withdrawReport = endpoint({
  name: 'cases.withdrawReport',
  method: 'DELETE',
  path: '/api/me/reports/:reportId',
  summary: 'Take one’s own report back, with its weight.',
  access: 'signed_in',
  params: z.object({ reportId: z.uuid() }),
  status: 204,
  errors: ['request.not_found', 'cases.report_decided'],
});
