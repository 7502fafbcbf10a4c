import { sendContactMessage } from '@firstlight/contract/outreach/contact/contact.ts';
import { contactTopics } from '@firstlight/contract/outreach/contact/contact-limits.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { ContactForm } from './contact-form.tsx';

const written = 'The split screen stays empty after I close the till.';
const answer = { id: '0191a5b0-0000-7000-8000-000000000001', replyBy: '2026-11-17T12:00:00.000Z' };

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(sendContactMessage, () => answer);
});

async function open(given = {}) {
  const onSent = vi.fn();
  const view = await renderPart(<ContactForm given={given} onSent={onSent} />, ['contact', 'request']);
  return { ...view, onSent };
}

async function fillIn(user: UserEvent) {
  await user.type(screen.getByRole('textbox', { name: 'Your e-mail' }), 'maya@example.org');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), written);
}

test('sends what was written, in the language of the page, and hands on the promise', async () => {
  const { user, onSent } = await open({ topic: contactTopics[1] });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() =>
    expect(onSent).toHaveBeenCalledWith({ email: 'maya@example.org', replyBy: answer.replyBy }),
  );
  expect(server.requests.map(({ input }) => input)).toEqual([
    { topic: 'problem', email: 'maya@example.org', message: written, language: 'en' },
  ]);
  expect(server.requests[0]?.headers.get('Accept-Language')).toBe('en');
});

test('says under each field what is missing, and goes to the first of them', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Choose a topic.')).toBeTruthy();
  expect(screen.getByText('Enter an e-mail address, such as name@example.org.')).toBeTruthy();
  expect(screen.getByText('Write at least 10 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(server.requests).toHaveLength(0);
});

test('keeps the text and the key of the attempt when sending fails, so that trying again sends it once', async () => {
  server.isUnreachable(sendContactMessage);
  const { user, onSent } = await open({ topic: 'question' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to send message');
  expect(alert.textContent).toContain(
    'We couldn’t reach the server. Try again in a moment. Your text is safe.',
  );
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe(written);

  server.answers(sendContactMessage, () => answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('takes a new key once the server has seen another message under the old one', async () => {
  server.refuses(sendContactMessage, 'request.key_reused');
  const { user, onSent } = await open({ topic: 'question' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');

  server.answers(sendContactMessage, () => answer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [first, second] = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

test('marks the fields that the server refused, and gives the code for support', async () => {
  server.refuses(sendContactMessage, 'request.invalid', { fields: ['email'], requestId: 'req-77' });
  const { user } = await open({ topic: 'question' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Support code: req-77');
  expect(screen.getByText('Enter an e-mail address, such as name@example.org.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your e-mail' }));
});

test('a draft comes back after leaving the page, and is gone once it was sent', async () => {
  const first = await open({ topic: 'question' });
  await fillIn(first.user);
  first.unmount();

  const second = await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe(written);
  expect(screen.getByRole('combobox').textContent).toContain('A question');
  await second.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(second.onSent).toHaveBeenCalledOnce());
  second.unmount();

  await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('');
});

test('changing the language keeps what was typed', async () => {
  const { user, texts } = await open({ topic: 'question' });
  await fillIn(user);
  await texts.changeLanguage('fr');

  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Votre message' })).value).toBe(
    written,
  );
  expect(screen.getByRole('combobox').textContent).toContain('Une question');
});
