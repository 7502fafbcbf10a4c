import { listNotifications } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readSteps, rememberStep } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { listInbox } from '@firstlight/contract/trials/feedback/inbox.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { feedCard } from '../../testing/feed-card.ts';
import { fullRow, inboxPage, quickRow } from '../../testing/inbox-rows.ts';
import { person } from '../../testing/person.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { NextStep } from './next-step.tsx';
// Compiled before the first test rather than while it waits for it.
import '../../features/trials/dashboard/first-light-sky.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readMe, () => person());
  server.answers(listInbox, () => inboxPage([]));
  server.answers(listNotifications, () => ({ items: [], next: null }));
  server.answers(readSteps, () => ({ taken: [], firstLight: null }));
  server.answers(readFeed, () => ({ visit: null, interestsNeeded: true, cards: [] }));
});

const open = () => renderPart(<NextStep />, ['nextStep']);

test('responses come first, with the latest feedback in its tester’s words and under their number', async () => {
  server.answers(listInbox, () => inboxPage([quickRow, fullRow(4)]));
  await open();
  expect(await screen.findByText('You have 2 new responses.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Hello, Maya.');
  expect(screen.getByText('“What tester 4 thought of it, in a sentence or two.”')).toBeTruthy();
  expect(screen.getByText('Tester 4, on Tidepool')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read all 2' }).getAttribute('href')).toBe(
    '/dashboard?view=projects',
  );
});

test('where nothing waits, the next card of the feed is named with what it still needs', async () => {
  const card = feedCard(1, { name: 'Leftover Atlas', responseCount: 3 });
  server.answers(readFeed, () => ({ visit: card.id, interestsNeeded: false, cards: [card] }));
  await open();
  expect(await screen.findByText('Leftover Atlas needs 2 more responses.')).toBeTruthy();
});

test('a maker without responses is led to posting, and no feed is read for them', async () => {
  server.answers(readMe, () => person({ role: 'creator' }));
  await open();
  expect(await screen.findByText('Ready to show something?')).toBeTruthy();
  expect(server.requests.map(({ endpoint }) => endpoint)).not.toContain('feed.read');
});

test('a maker’s first feedback opens on the first page too, once', async () => {
  server.answers(rememberStep, () => undefined as never);
  server.answers(readSteps, () => ({
    taken: [],
    firstLight: { projectId: fullRow(1).project.id, name: 'Tidepool', quote: 'It just works.', minutes: 135 },
  }));
  const { user } = await open();
  expect(await screen.findByRole('dialog', { name: /Tidepool/ })).toBeTruthy();
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.requests.find(({ endpoint }) => endpoint === 'dashboard.rememberStep')?.input).toEqual({
    step: 'first_light',
  });
});
