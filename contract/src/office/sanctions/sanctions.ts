import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import {
  appealOutcomes,
  sanctionLimits,
  sanctionRules,
  sanctionSteps,
  sanctionSubjects,
  statementFields,
} from './sanction-rules.ts';

export const notificationKinds = ['sanction', 'appeal_result'] as const;

export const errors = {
  /** One each. */
  'sanctions.already_appealed': 409,
  'sanctions.appeal_too_late': 410,
  'sanctions.appeal_decided': 409,
  /** Whoever decided first does not decide again while somebody else could. */
  'sanctions.same_admin': 403,
  /** Milder than before, and with hours where it ends. */
  'sanctions.not_milder': 422,
} as const;

const statement = z.object(
  Object.fromEntries(statementFields.map((field) => [field, z.string()])) as Record<
    (typeof statementFields)[number],
    z.ZodMiniString
  >,
);

const appeal = z.object({
  body: z.nullable(z.string()),
  filedAt: z.iso.datetime(),
  /** When the answer is promised. */
  dueAt: z.iso.datetime(),
  isLate: z.boolean(),
  outcome: z.nullable(z.enum(appealOutcomes)),
  answer: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
});

export const ownSanction = z.object({
  reference: z.string(),
  step: z.enum(sanctionSteps),
  rule: z.enum(sanctionRules),
  /** Whether it holds somebody back now; paused where our answer is late. */
  state: z.enum(['coming', 'in_force', 'paused', 'over', 'overturned']),
  /** Whoever reads the appeal does not know who wrote it. */
  isHidden: z.boolean(),
  decidedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  /** Null: it has no end, or nothing to end. */
  endsAt: z.nullable(z.iso.datetime()),
  statement,
  appealUntil: z.iso.datetime(),
  appeal: z.nullable(appeal),
  can: z.object({ appeal: z.boolean() }),
});

export type OwnSanction = z.infer<typeof ownSanction>;

export const readStanding = endpoint({
  name: 'sanctions.readStanding',
  method: 'GET',
  path: '/api/me/standing',
  summary: 'How one stands, and each decision about oneself with its statement of reasons.',
  access: 'signed_in',
  status: 200,
  response: z.object({
    standing: z.enum(['good', 'limited', 'suspended']),
    /** What counts is of the last 90 days. */
    sanctions: z.array(ownSanction),
  }),
});

const text = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

export const fileAppeal = endpoint({
  name: 'sanctions.appeal',
  method: 'POST',
  path: '/api/me/sanctions/:reference/appeal',
  summary: 'Appeal against a decision about oneself, once. Another moderator answers within 48 hours.',
  access: 'signed_in',
  params: z.object({ reference: z.string().check(z.maxLength(10)) }),
  body: z.strictObject({ body: text(sanctionLimits.appealMin, sanctionLimits.appealMax) }),
  status: 201,
  response: ownSanction,
  errors: ['sanctions.already_appealed', 'sanctions.appeal_too_late', 'request.not_found'],
  limit: 'sanctions.appeal',
});

const dueAppeal = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  reference: z.string(),
  step: z.enum(sanctionSteps),
  rule: z.enum(sanctionRules),
  subject: z.enum(sanctionSubjects),
  /** Nobody learns whose it is. */
  isHidden: z.boolean(),
  statement,
  body: z.nullable(z.string()),
  filedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isLate: z.boolean(),
  /** Whether the reader may decide it: not who decided first, while somebody else could. */
  can: z.object({ decide: z.boolean() }),
});

export type DueAppeal = z.infer<typeof dueAppeal>;

export const listAppeals = endpoint({
  name: 'sanctions.listAppeals',
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'Appeals without an answer, the most urgent first.',
  access: 'admin',
  status: 200,
  response: z.object({ items: z.array(dueAppeal) }),
});

export const decideAppeal = endpoint({
  name: 'sanctions.decideAppeal',
  method: 'POST',
  path: '/api/admin/appeals/:appealId/decision',
  summary: 'Answer an appeal: the decision stays, becomes milder, or never was.',
  access: 'admin',
  params: z.object({ appealId: z.uuid() }),
  body: z.strictObject({
    outcome: z.enum(appealOutcomes),
    answer: text(sanctionLimits.answerMin, sanctionLimits.answerMax),
    /** For `reduced` alone. */
    step: z.optional(z.enum(['warning', 'restriction', 'limit'])),
    hours: z.optional(z.int().check(z.positive(), z.lte(24 * 90))),
  }),
  status: 204,
  errors: ['sanctions.appeal_decided', 'sanctions.same_admin', 'sanctions.not_milder', 'request.not_found'],
});
