import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readFigures } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { rememberStep } from '@firstlight/contract/trials/dashboard/maker-steps.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tidepoolFigures, tidepoolLedger } from '../testing/dashboard-figures.ts';
import { feedCard } from '../testing/feed-card.ts';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';
import './published.tsx';

const path = `/project/${tidepoolLedger.id}/live`;
const first = { ...tidepoolFigures.expectation, state: 'first' as const, half: 2.4, areTestersFew: false };

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => ({ ...person(), role: 'creator' as const }));
  server.answers(readFigures, () => ({ ...tidepoolFigures, expectation: first }));
  server.answers(rememberStep, () => undefined as never);
});

test('a published project says when to expect what, how far it is, and where to go on', async () => {
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tidepool is live.' })).toBeDefined();
  expect(screen.getByText('Half of projects like yours hear back within 3 hours.')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Responses so far: 4 of 5' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'QR code of Tidepool' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Start testing too' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeDefined();
});

test('what is not known is not said, and short supply is', async () => {
  server.answers(readFigures, () => ({ ...tidepoolFigures, expectation: { ...first, half: null } }));
  await renderApp(path);
  expect(
    await screen.findByText('We’ll keep asking until you have 5 responses, for up to 14 days.'),
  ).toBeDefined();
  expect(screen.queryByText(/^Half of projects/)).toBeNull();
  cleanup();
  const expectation = { ...first, areTestersFew: true, scarcest: 'local' as const };
  server.answers(readFigures, () => ({ ...tidepoolFigures, expectation }));
  await renderApp(path);
  expect(await screen.findByText(/^We’re short of testers in Local,/)).toBeDefined();
  expect(screen.queryByText(/^Half of projects/)).toBeNull();
});

test('meanwhile offers the first card of one’s feed in the same field, the one in focus included', async () => {
  const other = feedCard(1, { name: 'Dry Run', categories: ['education'] });
  const [field] = tidepoolLedger.categories;
  const inFocus = feedCard(2, { name: 'Leftover Atlas', categories: field ? [field] : [] });
  const later = feedCard(3, { name: 'Plain Ledger', categories: inFocus.categories });
  server.answers(readMe, () => ({ ...person(), role: 'both' as const }));
  const cards = [inFocus, other, later];
  server.answers(readFeed, () => ({ visit: inFocus.id, interestsNeeded: false, cards }));
  await renderApp(path);
  expect(await screen.findByRole('heading', { level: 3, name: 'Leftover Atlas' })).toBeDefined();
  expect(screen.queryByText('Plain Ledger')).toBeNull();
});

test('somebody else’s project has no such page', async () => {
  server.refuses(readFigures, 'projects.not_found');
  await renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeDefined();
});
