import { day, type Limits } from '../../limit.ts';

export const limits = {
  'cases.report': { by: 'person', windows: [{ count: 15, seconds: day }], whenRedisIsDown: 'open' },
  'cases.report-as-guest': { by: 'address', windows: [{ count: 5, seconds: day }], whenRedisIsDown: 'open' },
  'cases.ask-review': { by: 'person', windows: [{ count: 20, seconds: day }], whenRedisIsDown: 'open' },
  'cases.ask-unmasking': { by: 'person', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'open' },
  /** A stranger typed the address: what it may get is counted by the mailbox, and is more than the reports of a day from one place. */
  'mail.outcome': { by: 'email', windows: [{ count: 10, seconds: day }], whenRedisIsDown: 'closed' },
} as const satisfies Limits;
