import type { ReportReason } from './case-rules.ts';

/** What a machine noticed, and how much it weighs. It opens cases and judges nothing. */
export const signalRules = {
  /** Near-copies of one text by three authors. */
  same_text: { weight: 3, reason: 'spam', opens: true },
  /** One address in three texts of a new account, or of three new accounts. */
  links: { weight: 3, reason: 'spam', opens: true },
  /** A promise of money, and a way to be reached elsewhere. */
  scam: { weight: 3, reason: 'scam', opens: true },
  /** A new account says the same in three places. */
  repeats: { weight: 2, reason: 'spam', opens: true },
  insult: { weight: 2, reason: 'harassment', opens: true },
  /** A number or an address to be reached at. Many honest people give one: it only adds to another signal. */
  contact: { weight: 2, reason: 'private_information', opens: false },
  /** Much of a project's feedback is doubtful. */
  ring: { weight: 2, reason: 'fake_feedback', opens: true },
  /** The mailbox of somebody who is suspended. */
  return: { weight: 4, reason: 'other', opens: true },
} as const satisfies Record<string, { weight: number; reason: ReportReason; opens: boolean }>;

export type Signal = keyof typeof signalRules;
export const signalNames = Object.keys(signalRules) as [Signal, ...Signal[]];

export const signalLimits = {
  /** From this weight on a new account is held until a person has looked. */
  holdsFrom: 5,
  holdHours: 24,
  /** So far back texts and addresses are compared. */
  withinDays: 7,
  /** Three authors, three texts, three accounts. */
  from: 3,
} as const;
