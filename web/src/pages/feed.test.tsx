import { readMe } from '@firstlight/contract/accounts.ts';
import { countFresh, markShown, readFeed } from '@firstlight/contract/feed.ts';
import { giveFeedback, readOwnFeedback, returnFromTest, startTest } from '@firstlight/contract/feedback.ts';
import { editProfile, readOwnProfile } from '@firstlight/contract/profiles.ts';
import { skipProject } from '@firstlight/contract/skips.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { feedCard } from '../testing/feed-card.ts';
import {
  cards,
  feedScene,
  openFeed,
  profile,
  shownCard,
  skipFirst,
  skipId,
  tom,
  visit,
} from '../testing/feed-scene.ts';
import { renderApp } from '../testing/render-app.tsx';

const scene = feedScene();

test('one card is in focus, with its place and why it is there', async () => {
  await openFeed();
  const [article, ...others] = within(screen.getByRole('feed')).getAllByRole('article');
  expect(others).toEqual([]);
  expect(article?.getAttribute('aria-posinset')).toBe('1');
  expect(article?.getAttribute('aria-setsize')).toBe('3');
  expect(screen.getByText(/still needs feedback.*You follow Local/)).toBeTruthy();
  expect(within(screen.getByRole('navigation', { name: 'Next up' })).getAllByRole('button')).toHaveLength(2);
});

test('a card in view for a second is told to the server, once', async () => {
  await openFeed();
  await vi.waitFor(() => expect(scene.asked(markShown)).toHaveLength(1), { timeout: 3000 });
  expect(scene.asked(markShown)[0]?.input).toEqual({ visit, projectIds: [cards[0]?.id] });
});

test('J and K move, L puts a card last, and none of it is a skip', async () => {
  const { user } = await openFeed();
  await user.keyboard('j');
  await shownCard(2);
  await user.keyboard('k');
  await shownCard(1);
  await user.keyboard('l');
  expect((await shownCard(2)).getAttribute('aria-posinset')).toBe('1');
  await user.keyboard('jj');
  expect((await shownCard(1)).getAttribute('aria-posinset')).toBe('3');
  expect(scene.asked(skipProject)).toHaveLength(0);
});

test('O opens the project’s page, and the way back leads to the same card', async () => {
  const { user, router } = await openFeed();
  await user.keyboard('j');
  await shownCard(2);
  await user.keyboard('o');
  // Its page's module is compiled when it is first asked for.
  const isThere = () => expect(router.state.location.pathname).toBe(`/project/${cards[1]?.id}`);
  await vi.waitFor(isThere, { timeout: 8000 });
  await router.navigate(-1);
  await shownCard(2);
  expect(scene.asked(readFeed)).toHaveLength(1);
});

test('with single keys off, letters do nothing and the page says where to change that', async () => {
  scene.server.answers(readMe, () => ({ ...tom, shortcuts: false }));
  const { user } = await openFeed();
  await user.keyboard('js?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await shownCard(1)).toBeTruthy();
  expect(screen.getByText(/Single keys are switched off/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Skip' }).hasAttribute('aria-keyshortcuts')).toBe(false);
});

test('? shows the keys', async () => {
  const { user } = await openFeed();
  await user.keyboard('?');
  expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText('undo the skip')).toBeTruthy();
});

test('whoever tested it is asked on the card, typing there presses no key, and sending brings the next card', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const left = vi.fn();
  vi.stubGlobal('location', { ...location, assign: left, origin: location.origin });
  scene.server.answers(startTest, () => ({ address: '/go/abc', evidence: 'opened' as const }));
  scene.server.answers(returnFromTest, () => ({ evidence: 'used' as const }));
  scene.server.answers(giveFeedback, ({ rating, comment }) => ({
    id: skipId,
    tester: 4,
    rating,
    comment,
    evidence: 'used' as const,
    uncountedFor: null,
    day: '2026-11-15',
    isEdited: false,
    isRetested: false,
    isHelpful: false,
    can: { edit: true, remove: true, mark: false, talk: true },
  }));
  const { user } = await openFeed();
  await vi.waitFor(() => expect(scene.asked(readOwnFeedback).length).toBeGreaterThan(0));
  await user.keyboard('t');
  const form = await screen.findByRole('form', { name: 'Give feedback' });
  expect(left).toHaveBeenCalledWith('/go/abc');
  await user.click(within(form).getByRole('radio', { name: /4/ }));
  await user.type(within(form).getByRole('textbox'), 'just jolly takings, sorted well');
  expect(await shownCard(1)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Send feedback' }));
  await shownCard(2);
  expect(scene.toasts.at(-1)?.title).toBe('Thank you. Your feedback on Project 1 is with its maker.');
});

test('new projects wait behind a pill, and a press begins a new visit', async () => {
  scene.server.answers(countFresh, () => ({ count: 4 }));
  const { user } = await openFeed();
  const pill = await screen.findByRole('button', { name: '4 new' });
  scene.server.answers(readFeed, () => ({ visit: skipId, interestsNeeded: false, cards: [feedCard(9)] }));
  await user.click(pill);
  expect(await shownCard(9)).toBeTruthy();
});

test('at the end one is up to date, and has ways on', async () => {
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards: cards.slice(0, 1) }));
  const { user } = await openFeed();
  await skipFirst(user);
  expect(await screen.findByRole('heading', { name: 'You are up to date' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Widen your interests' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Explore all projects' })).toHaveLength(1);
});

test('the first visit asks for interests, keeps a choice that could not be saved, and then begins', async () => {
  scene.server.answers(readOwnProfile, () => ({ ...profile, interests: [] }));
  scene.server.answers(readFeed, () => ({ visit: null, interestsNeeded: true, cards: [] }));
  scene.server.isUnreachable(editProfile);
  const { user } = await renderApp('/feed');
  const chip = await screen.findByRole('button', { name: 'Food' });
  await user.click(chip);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save interests');
  expect(chip.getAttribute('aria-pressed')).toBe('true');

  scene.server.answers(editProfile, ({ interests }) => ({ ...profile, interests: interests ?? [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
  await user.click(await screen.findByRole('button', { name: 'Show my feed' }));
  expect(await shownCard(1)).toBeTruthy();
});

test('a maker is offered the tester’s side, and asks for no cards before', async () => {
  scene.server.answers(readMe, () => ({ ...tom, role: 'creator' as const }));
  await renderApp('/feed');
  expect(await screen.findByRole('button', { name: 'Become maker and tester' })).toBeTruthy();
  expect(scene.asked(readFeed)).toHaveLength(0);
});

test('a feed that does not load says so and can be asked again', async () => {
  scene.server.refuses(readFeed, 'request.too_many');
  const { user } = await renderApp('/feed');
  expect(await screen.findByRole('heading', { name: 'Your feed could not be loaded' })).toBeTruthy();
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shownCard(1)).toBeTruthy();
});
