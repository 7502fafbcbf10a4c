import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { pledgeKinds, pledgeRules, pledgeStates } from './support-rules.ts';

export const errors = {
  'support.not_open': 409,
  'support.checkout_failed': 502,
  'support.resting': 503,
  'support.not_found': 404,
  'support.email_required': 422,
  'support.not_refundable': 409,
  'support.provider_away': 502,
} as const;

const cents = z.int();
const token = z.string().check(z.minLength(20), z.maxLength(120), z.regex(/^[\w-]+(\.[\w-]+)*$/));
const day = z.iso.date();

export const checkoutForm = z.strictObject({
  /** Chosen by the browser: however often it is sent, it is one pledge and one page to pay at. */
  pledgeId: z.uuidv4(),
  kind: z.enum(pledgeKinds),
  cents: z.int().check(z.minimum(pledgeRules.centsMin), z.maximum(pledgeRules.centsMax)),
  email: z.nullable(z.string().check(z.trim(), z.maxLength(pledgeRules.emailMax), z.email())),
  language: z.enum(languages),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

export const startCheckout = endpoint({
  name: 'support.startCheckout',
  method: 'POST',
  path: '/api/support/checkouts',
  summary: 'Begin to support the site. Answers with the payment provider’s page.',
  access: 'anyone',
  body: checkoutForm,
  status: 201,
  response: z.object({ url: z.url() }),
  errors: [
    'support.not_open',
    'support.checkout_failed',
    'support.resting',
    'support.email_required',
    'request.key_reused',
  ],
  limit: 'support.checkout',
});

const costLine = z.object({ words: z.string(), cents });
const monthLine = z.object({ month: day, received: cents, fees: cents, costs: cents, left: cents });
export type MonthLine = z.infer<typeof monthLine>;

const books = z.object({
  /** The last month whose every day was compared, or the one that runs where there is none yet. */
  month: monthLine,
  /** Null: fewer than five. */
  supporters: z.nullable(z.int()),
  costs: z.array(costLine),
  /** The mean of three months, rounded to ten euros; null before the first cost. */
  monthlyCosts: z.nullable(cents),
  inHand: cents,
  /** How many months what is in hand lasts; null where no cost is known. */
  monthsCovered: z.nullable(z.int()),
  /** The last day up to which every one matched; null before the first. */
  reconciledOn: z.nullable(day),
  /** The oldest first. */
  months: z.array(monthLine),
});
export type Books = z.infer<typeof books>;

export const readSupport = endpoint({
  name: 'support.read',
  method: 'GET',
  path: '/api/support',
  summary: 'Whether support can be given, and the books.',
  access: 'anyone',
  /** Of the running costs’ words. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  response: z.object({ isOpen: z.boolean(), books }),
});

export const downloadLedger = endpoint({
  name: 'support.downloadLedger',
  method: 'GET',
  path: '/api/support/ledger.csv',
  summary: 'The whole ledger, up to the last day that was compared: day, what happened, account, cents.',
  access: 'anyone',
  status: 200,
  download: 'text/csv; charset=utf-8',
  limit: 'support.ledger',
});

export const readThanks = endpoint({
  name: 'support.readThanks',
  method: 'GET',
  path: '/api/support/thanks/:token',
  summary: 'What became of a checkout. With `look`, the payment provider is asked once.',
  access: 'anyone',
  params: z.object({ token }),
  query: z.object({ look: z.optional(z.literal('true')) }),
  status: 200,
  response: z.object({
    outcome: z.enum(['waiting', 'paid', 'failed']),
    kind: z.enum(pledgeKinds),
    cents,
    paidAt: z.nullable(z.iso.datetime()),
    nextChargeAt: z.nullable(z.iso.datetime()),
    /** Shortened: the page may be seen by others. */
    email: z.nullable(z.string()),
    receiptUrl: z.nullable(z.url()),
    /** Of monthly support, for as long as its checkout could be open: after that only a mail leads there. */
    manageToken: z.nullable(z.string()),
  }),
  errors: ['support.not_found'],
});
export type Thanks = z.infer<typeof readThanks.response>;

const payment = z.object({ at: z.iso.datetime(), cents, returned: cents });
const plan = z.object({
  kind: z.enum(pledgeKinds),
  cents,
  state: z.enum(pledgeStates),
  nextChargeAt: z.nullable(z.iso.datetime()),
  email: z.nullable(z.string()),
  canCancel: z.boolean(),
  canChangeCard: z.boolean(),
  payments: z.array(payment),
});
export type Plan = z.infer<typeof plan>;

export const readPlan = endpoint({
  name: 'support.readPlan',
  method: 'GET',
  path: '/api/support/plans/:token',
  summary: 'What the link of a receipt is about. Reading it changes nothing.',
  access: 'anyone',
  params: z.object({ token }),
  status: 200,
  response: plan,
  errors: ['support.not_found'],
});

export const cancelPlan = endpoint({
  name: 'support.cancelPlan',
  method: 'POST',
  path: '/api/support/plans/:token/cancellation',
  summary: 'End monthly support: what is paid stays paid, nothing more is charged.',
  access: 'anyone',
  params: z.object({ token }),
  status: 200,
  response: plan,
  errors: ['support.not_found', 'support.not_open', 'support.provider_away'],
});

export const openPortal = endpoint({
  name: 'support.openPortal',
  method: 'POST',
  path: '/api/support/plans/:token/portal',
  summary: 'The payment provider’s own page, to change the card.',
  access: 'anyone',
  params: z.object({ token }),
  status: 201,
  response: z.object({ url: z.url() }),
  errors: ['support.not_found', 'support.not_open', 'support.provider_away'],
});

export const sendPlanLink = endpoint({
  name: 'support.sendLink',
  method: 'POST',
  path: '/api/support/links',
  summary: 'Mail the link to manage monthly support again. The same answer for every address.',
  access: 'anyone',
  body: z.strictObject({
    email: z.string().check(z.trim(), z.maxLength(pledgeRules.emailMax), z.email()),
    language: z.enum(languages),
  }),
  status: 204,
  limit: 'support.link',
});

export const listOwnPlans = endpoint({
  name: 'support.listOwn',
  method: 'GET',
  path: '/api/me/support',
  summary: 'The monthly support that you gave while signed in, with a link to manage each.',
  access: 'signed_in',
  status: 200,
  response: z.object({
    items: z.array(
      z.object({
        cents,
        state: z.enum(pledgeStates),
        nextChargeAt: z.nullable(z.iso.datetime()),
        manageToken: z.string(),
      }),
    ),
  }),
});
