import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { projectCard } from '../../showcase/projects/projects.ts';
import { letterFrequencies } from './newsletter.ts';

export const errors = {
  'newsletter.no_issue': 404,
} as const;

/** The Sunday on which it left, as it is called in Paris. */
const date = z.iso.date();

/** What a list says of a Sunday: which letters left, and what stood in them for everybody and may be seen today. */
const issueLine = z.object({
  date,
  kinds: z.array(z.enum(letterFrequencies)),
  projects: z.array(z.object({ id: z.uuid(), name: z.string(), language: z.enum(languages) })),
});
export type IssueLine = z.infer<typeof issueLine>;

const issuePage = z.object({ items: z.array(issueLine), next: z.nullable(date) });
export type IssuePage = z.infer<typeof issuePage>;

const sundayIssue = z.object({
  date,
  letters: z.array(
    z.object({ kind: z.enum(letterFrequencies), number: z.int(), projects: z.array(projectCard) }),
  ),
});
export type SundayIssue = z.infer<typeof sundayIssue>;

export const listNewsletterIssues = endpoint({
  name: 'newsletter.listIssues',
  method: 'GET',
  path: '/api/newsletter/issues',
  summary: 'The letters that have left, newest first: the part that everybody got.',
  access: 'anyone',
  isSameForGuests: true,
  query: z.strictObject({ before: z.optional(date) }),
  status: 200,
  response: issuePage,
});

export const readNewsletterIssue = endpoint({
  name: 'newsletter.readIssue',
  method: 'GET',
  path: '/api/newsletter/issues/:date',
  summary: 'The letters of one Sunday: the part that everybody got, as far as it may be seen today.',
  access: 'anyone',
  isSameForGuests: true,
  params: z.strictObject({ date }),
  status: 200,
  response: sundayIssue,
  errors: ['newsletter.no_issue'],
});
