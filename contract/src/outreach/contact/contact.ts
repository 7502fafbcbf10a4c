import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { contactLimits, contactTopics } from './contact-limits.ts';

export const contactMessage = z.strictObject({
  topic: z.enum(contactTopics),
  email: z.string().check(z.trim(), z.maxLength(contactLimits.email), z.email()),
  message: z
    .string()
    .check(z.trim(), z.minLength(contactLimits.messageMin), z.maxLength(contactLimits.messageMax)),
  language: z.enum(languages),
});

export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = endpoint({
  name: 'contact.send',
  method: 'POST',
  path: '/api/contact/messages',
  summary: 'Write to the team. A receipt goes to the given address.',
  access: 'anyone',
  body: contactMessage,
  status: 201,
  response: z.object({ id: z.uuid(), replyBy: z.iso.datetime() }),
  limit: 'contact.send',
  idempotent: true,
});
