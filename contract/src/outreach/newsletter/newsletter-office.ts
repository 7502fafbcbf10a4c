import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { letterFrequencies } from './newsletter.ts';

export const errors = {
  'newsletter.not_sending': 409,
} as const;

export const issueStates = ['open', 'empty', 'sending', 'sent', 'stopped', 'missed', 'closed'] as const;
export const mailLanes = ['google', 'microsoft', 'yahoo', 'french', 'other'] as const;
export const laneTroubles = ['unwelcome', 'exhausted'] as const;

const officeIssue = z.object({
  number: z.int(),
  kind: z.enum(letterFrequencies),
  dueAt: z.iso.datetime(),
  state: z.enum(issueStates),
  sent: z.int(),
  /** Put off by mail servers, or being handed over. */
  waiting: z.int(),
  /** Not taken, at once or later. */
  returned: z.int(),
  /** Of which nobody can say whether they left: they stay unsent. */
  uncertain: z.int(),
  late: z.int(),
});
export type OfficeIssue = z.infer<typeof officeIssue>;

const letterOffice = z.object({
  readers: z.int(),
  /** In the last 30 days. */
  left: z.int(),
  bounced: z.int(),
  complained: z.int(),
  issues: z.array(officeIssue),
  lanes: z.array(
    z.object({
      lane: z.enum(mailLanes),
      lines: z.int(),
      pausedUntil: z.nullable(z.iso.datetime()),
      trouble: z.nullable(z.enum(laneTroubles)),
    }),
  ),
});
export type LetterOffice = z.infer<typeof letterOffice>;

export const readNewsletterOffice = endpoint({
  name: 'newsletter.readOffice',
  method: 'GET',
  path: '/api/admin/newsletter',
  summary: 'How far the latest letters are, and which providers rest, as sums.',
  access: 'admin',
  status: 200,
  response: letterOffice,
});

export const setNewsletterSending = endpoint({
  name: 'newsletter.setSending',
  method: 'PUT',
  path: '/api/admin/newsletter/issues/:number/sending',
  summary: 'Stop letters that are leaving, or let them go on.',
  access: 'admin',
  params: z.object({ number: z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)) }),
  body: z.strictObject({ isStopped: z.boolean() }),
  status: 204,
  errors: ['newsletter.not_sending'],
});
