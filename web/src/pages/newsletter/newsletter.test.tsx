import * as newsletter from '@firstlight/contract/outreach/newsletter/newsletter.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInZone } from '../../testing/read-in-zone.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

const token = 'a-token-of-a-mail';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
  server.answers(newsletter.readNewsletter, () => ({
    nextWeekly: '2026-11-22T16:00:00.000Z',
    nextMonthly: '2026-12-06T16:00:00.000Z',
  }));
});

afterEach(() => vi.restoreAllMocks());

/** The second of that name asks for a link to manage. */
async function field(): Promise<HTMLElement> {
  const [first = document.body] = await screen.findAllByRole('textbox', { name: 'E-mail' });
  return first;
}

test('an address that is none is not sent to the newsletter', async () => {
  const { user } = await renderApp('/newsletter');
  await user.type(await field(), 'maya');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(server.requests.some(({ endpoint }) => endpoint === 'newsletter.subscribe')).toBe(false);
});

test('whoever could not subscribe is told so, and their address stays in the field', async () => {
  server.isUnreachable(newsletter.subscribeToNewsletter);
  const { user } = await renderApp('/newsletter');
  await user.type(await field(), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/^Unable to subscribe to newsletter\./)).toBeTruthy();
  expect((await field()).getAttribute('value')).toBe('maya@example.org');
});

test('whoever subscribes is asked to look into their inbox', async () => {
  server.answers(newsletter.subscribeToNewsletter, () => ({ state: 'check_inbox' as const }));
  const { user } = await renderApp('/newsletter');
  await user.type(await field(), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/maya@example\.org/)).toBeTruthy();
});

test('opening the link to leave leaves nothing; a press that failed says so', async () => {
  const { user } = await renderApp(`/newsletter#leave=${token}`);
  const button = await screen.findByRole('button', { name: 'Unsubscribe' });
  expect(server.requests.filter(({ endpoint }) => endpoint === 'newsletter.change')).toEqual([]);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to unsubscribe');
});

test('a monthly letter instead that failed says why, and not that nobody is subscribed', async () => {
  server.isUnreachable(newsletter.changeNewsletter);
  const { user } = await renderApp(`/newsletter#leave=${token}`);
  await user.click(await screen.findByRole('button', { name: 'Monthly instead' }));
  const alert = () => screen.findByRole('alert').then(({ textContent }) => textContent);
  expect(await alert()).toMatch(/^Unable to switch to monthly\. /);
  expect(await alert()).not.toContain('doesn’t get the newsletter');
  server.refuses(newsletter.changeNewsletter, 'newsletter.not_subscribed');
  await user.click(screen.getByRole('button', { name: 'Monthly instead' }));
  await screen.findByText(/the link no longer works/);
});

test('a link to manage that opens nothing says so, and sends a new one', async () => {
  server.answers(newsletter.readNewsletterSubscription, () => ({ subscription: null }));
  server.answers(newsletter.requestNewsletterLink, () => null);
  const { user, router } = await renderApp(`/newsletter#manage=${token}`);
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maya@example.org');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  await screen.findByText(/the link is on its way/);
  await user.click(screen.getByRole('button', { name: 'Go to the newsletter' }));
  await screen.findByRole('heading', { level: 1, name: 'Up to seven projects, on Sundays' });
  expect(router.state.location.hash).toBe('');
});

test('turning the letters off says when that failed, and only there', async () => {
  server.answers(newsletter.readNewsletterSubscription, () => ({
    subscription: {
      address: 'm…@example.org',
      frequency: 'weekly' as const,
      interests: [],
      language: 'en' as const,
      since: '2026-11-01',
      nextAt: '2026-11-22T16:00:00.000Z',
    },
  }));
  server.isUnreachable(newsletter.changeNewsletter);
  const { user } = await renderApp(`/newsletter#manage=${token}`);
  await user.click(await screen.findByRole('radio', { name: /Off/ }));
  expect(await screen.findAllByText(/Unable to unsubscribe/)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: 'Français' }));
  expect(await screen.findAllByText(/Unable to unsubscribe/)).toHaveLength(1);
});

test('the weekly issue has one time, in the reader’s zone', async () => {
  readInZone('Asia/Tokyo');
  await renderApp('/newsletter');
  await screen.findByText('Every Monday, 01:00 (GMT+9)');
  expect(document.body.textContent).toContain('23 November 2026 at 01:00 (GMT+9)');
  expect(document.body.textContent).not.toContain('17:00');
});
