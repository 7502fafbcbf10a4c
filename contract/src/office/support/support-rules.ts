import { supportRules } from '../../rules.ts';

export const pledgeKinds = ['one_time', 'monthly'] as const;
export type PledgeKind = (typeof pledgeKinds)[number];

/** In the order in which a pledge may pass through them. */
export const pledgeStates = [
  'created',
  'at_checkout',
  'paid',
  'active',
  'past_due',
  'cancelling',
  'ended',
  'failed',
  'expired',
] as const;
export type PledgeState = (typeof pledgeStates)[number];

/** What happened, as the ledger calls it. */
export const ledgerEntries = [
  'received',
  'fee',
  'returned',
  'withdrawn',
  'dispute_fee',
  'reinstated',
] as const;
export type LedgerEntry = (typeof ledgerEntries)[number];

export const ledgerAccounts = ['provider', 'support', 'fees'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Why an admin paid something back; the record of admins’ acts holds codes, never texts. */
export const refundReasons = ['asked', 'mistake', 'twice', 'misuse'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const pledgeRules = {
  centsMin: supportRules.minimumEuros * 100,
  centsMax: 100_000,
  presetCents: [300, 500, 1000, 2500],
  presetChosen: 500,
  emailMax: 254,
  /** How long a page waits for the bank before it asks the server to look for itself. */
  waitSeconds: 10,
  /** So many failures within so many seconds, and payments rest for so long. */
  failuresBeforeRest: 3,
  failureSeconds: 60,
  restSeconds: 30,
  /** After that the provider no longer takes the checkout. */
  checkoutHours: 24,
  refundDays: 90,
  costWordsMax: 80,
  costCentsMax: 10_000_000,
  /** How long it is remembered that an event has come. */
  eventDays: 90,
  /** What is shown of the past. */
  months: 12,
  /** The running costs are told as the mean of so many months, in steps of so many euros. */
  costMonths: 3,
  costStepEuros: 10,
  /** A pledge that came to nothing is forgotten. */
  unpaidDays: 30,
  /** The hourly look begins so long before the last one. */
  lookBackHours: 1,
} as const;
