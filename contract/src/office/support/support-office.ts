import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pledgeKinds, pledgeRules, pledgeStates, refundReasons } from './support-rules.ts';

const cents = z.int();

const officePayment = z.object({
  chargeId: z.string(),
  pledgeId: z.uuid(),
  at: z.iso.datetime(),
  cents,
  returned: cents,
  kind: z.enum(pledgeKinds),
  state: z.enum(pledgeStates),
  canRefund: z.boolean(),
  canCancel: z.boolean(),
});
export type OfficePayment = z.infer<typeof officePayment>;

const cost = z.object({ id: z.uuid(), month: z.iso.date(), cents, wordsEn: z.string(), wordsFr: z.string() });
export type RunningCost = z.infer<typeof cost>;

export const readSupportOffice = endpoint({
  name: 'support.readOffice',
  method: 'GET',
  path: '/api/admin/support',
  summary: 'The latest payments, days that did not match, and running costs. No payment says whose it is.',
  access: 'admin',
  status: 200,
  response: z.object({
    isOpen: z.boolean(),
    payments: z.array(officePayment),
    differences: z.array(z.object({ day: z.iso.date(), ours: cents, theirs: cents, difference: cents })),
    costs: z.array(cost),
  }),
});

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(pledgeRules.costWordsMax));

export const refundPayment = endpoint({
  name: 'support.refund',
  method: 'POST',
  path: '/api/admin/support/refunds',
  summary: 'Pay back a charge in full, within 90 days.',
  access: 'admin',
  body: z.strictObject({
    chargeId: z.string().check(z.minLength(3), z.maxLength(120), z.regex(/^\w+$/)),
    reason: z.enum(refundReasons),
  }),
  status: 201,
  response: z.object({ returned: cents }),
  errors: ['support.not_found', 'support.not_open', 'support.not_refundable', 'support.provider_away'],
});

export const cancelPledge = endpoint({
  name: 'support.cancelPledge',
  method: 'POST',
  path: '/api/admin/support/pledges/:pledgeId/cancellation',
  summary: 'End somebody’s monthly support at their request.',
  access: 'admin',
  params: z.object({ pledgeId: z.uuid() }),
  status: 204,
  errors: ['support.not_found', 'support.not_open', 'support.provider_away'],
});

export const addCost = endpoint({
  name: 'support.addCost',
  method: 'POST',
  path: '/api/admin/support/costs',
  summary: 'Write down what something cost in a month. The books show it at once.',
  access: 'admin',
  body: z.strictObject({
    month: z.iso.date().check(z.regex(/-01$/)),
    cents: z.int().check(z.minimum(1), z.maximum(pledgeRules.costCentsMax)),
    wordsEn: words,
    wordsFr: words,
  }),
  status: 201,
  response: z.object({ id: z.uuid() }),
  idempotent: true,
});

export const removeCost = endpoint({
  name: 'support.removeCost',
  method: 'DELETE',
  path: '/api/admin/support/costs/:costId',
  summary: 'Take a running cost out of the books.',
  access: 'admin',
  params: z.object({ costId: z.uuid() }),
  status: 204,
  errors: ['support.not_found'],
});
