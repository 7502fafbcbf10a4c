import { setTimeout as wait } from 'node:timers/promises';
import type { ContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { type Answer, ask, codeOf } from './ask.ts';

export const contactPath = sendContactMessage.path;

export function message(changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    topic: 'question',
    email: 'ada@example.org',
    message: 'How do I publish an early version of my project?',
    language: 'en',
    ...changes,
  };
}

/** A process is slow at what it does for the first time; whoever times it for another reason lets it do that before. */
export async function warmUp(url: string): Promise<void> {
  for (const path of ['/', '/readyz']) await ask(url, path);
  await sendMessage(url, { email: 'nobody' });
}

/** Comes back when it is told to, as every client should: a machine busy with other tests may shed load. */
export async function sendMessage(
  url: string,
  changes: Partial<ContactMessage> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await ask(url, contactPath, { json: message(changes), headers });
  const isShed = answer.status === 503 && codeOf(answer) === 'request.overloaded';
  if (!isShed) return answer;
  await wait(1_000);
  return sendMessage(url, changes, headers);
}
