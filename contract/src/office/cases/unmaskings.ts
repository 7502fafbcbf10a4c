import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { queuedCase, wholeCase } from './case-shapes.ts';
import { unmaskingGrounds, unmaskingRules } from './unmasking-rules.ts';

export const notificationKinds = ['unmasked'] as const;

export const errors = {
  /** One request at a time about a case. */
  'cases.unmasking_waits': 409,
  /** Somebody has answered it, or its time is over. */
  'cases.unmasking_over': 409,
} as const;

export const askUnmasking = endpoint({
  name: 'cases.askUnmasking',
  method: 'POST',
  path: '/api/admin/cases/:caseId/unmaskings',
  summary: 'Ask another admin to agree that both learn who wrote something hidden.',
  access: 'admin',
  params: z.object({ caseId: z.uuid() }),
  body: z.strictObject({
    ground: z.enum(unmaskingGrounds),
    /** A court forbids that the person is told: with `court_order` alone. */
    isSecret: z.boolean(),
    text: z
      .string()
      .check(z.trim(), z.minLength(unmaskingRules.textMin), z.maxLength(unmaskingRules.textMax)),
  }),
  status: 201,
  response: wholeCase,
  errors: ['request.not_found', 'accounts.password_needed', 'cases.unmasking_waits'],
  limit: 'cases.ask-unmasking',
});

const dueUnmasking = z.object({
  id: z.uuid(),
  case: queuedCase,
  ground: z.enum(unmaskingGrounds),
  by: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});

export type DueUnmasking = z.infer<typeof dueUnmasking>;

export const listUnmaskings = endpoint({
  name: 'cases.listUnmaskings',
  method: 'GET',
  path: '/api/admin/unmaskings',
  summary: 'What other admins ask the reader to agree to, the most urgent first.',
  access: 'admin',
  status: 200,
  response: z.object({ items: z.array(dueUnmasking) }),
});

const params = z.object({ unmaskingId: z.uuid() });

export const answerUnmasking = endpoint({
  name: 'cases.answerUnmasking',
  method: 'POST',
  path: '/api/admin/unmaskings/:unmaskingId/answer',
  summary: 'Agree that both learn who wrote something hidden, or refuse.',
  access: 'admin',
  params,
  body: z.strictObject({ agrees: z.boolean() }),
  status: 200,
  response: wholeCase,
  errors: ['request.not_found', 'accounts.password_needed', 'cases.same_admin', 'cases.unmasking_over'],
});

export const readUnmasked = endpoint({
  name: 'cases.readUnmasked',
  method: 'GET',
  path: '/api/admin/unmaskings/:unmaskingId/person',
  summary: 'Who wrote it: for the two who agreed, for a day. Each look is noted.',
  access: 'admin',
  params,
  status: 200,
  /** Null: the account is gone. */
  response: z.object({ person: z.nullable(z.object({ name: z.string(), username: z.string() })) }),
  errors: ['request.not_found', 'accounts.password_needed'],
});
