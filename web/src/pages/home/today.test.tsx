import { listNotifications } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { listLedgers } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { tidepoolLedger } from '../../testing/dashboard-figures.ts';
import { feedCard } from '../../testing/feed-card.ts';
import { person } from '../../testing/person.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { Today } from './today.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readMe, () => person({ role: 'both' }));
  server.answers(listNotifications, () => ({ items: [], next: null }));
  const card = feedCard(1, { name: 'Leftover Atlas', responseCount: 3 });
  server.answers(readFeed, () => ({ visit: card.id, interestsNeeded: false, cards: [card] }));
  server.answers(listLedgers, () => ({
    items: [
      { ...tidepoolLedger, name: 'Far', feedbackCount: 1 },
      { ...tidepoolLedger, id: feedCard(2).id, name: 'Near', feedbackCount: 6, waiting: 2 },
      { ...tidepoolLedger, id: feedCard(3).id, name: 'There', feedbackCount: 9, validated: true },
      { ...tidepoolLedger, id: feedCard(4).id, name: 'Unseen', feedbackCount: 7, isHidden: true },
    ],
    next: null,
  }));
});

const open = () => renderPart(<Today />, ['nextStep']);

test('the next card of one’s feed and the project of one’s own that is closest to Validated stand on the first page', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Leftover Atlas' })).toBeTruthy();
  expect(screen.getByText('Needs 2 more responses.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'Near' })).toBeTruthy();
  expect(screen.getByText('6 of 8 testers towards Validated.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read 2 responses Near' }).getAttribute('href')).toBe(
    `/dashboard?view=projects&of=${feedCard(2).id}`,
  );
  expect(screen.queryByText('There')).toBeNull();
});

test('a maker who does not test is shown no card, and no feed is read for them', async () => {
  server.answers(readMe, () => person({ role: 'creator' }));
  await open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Near' })).toBeTruthy();
  expect(server.requests.map(({ endpoint }) => endpoint)).not.toContain('feed.read');
});
