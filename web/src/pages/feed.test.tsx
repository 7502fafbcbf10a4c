import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readProject } from '@firstlight/contract/showcase/projects/projects.ts';
import { countFresh, markShown, readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { giveFeedback, readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { returnFromTest, startTest } from '@firstlight/contract/trials/feedback/tests.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { feedCard } from '../testing/feed-card.ts';
import {
  cards,
  feedScene,
  openFeed,
  shownCard,
  skipFirst,
  skipId,
  tom,
  visit,
} from '../testing/feed-scene.ts';
import { justGiven, untried } from '../testing/own-feedback.ts';
import { tidepool } from '../testing/project.ts';
import { renderApp } from '../testing/render-app.tsx';

const scene = feedScene();

test('one card is in focus, with its place and why it is there', async () => {
  await openFeed();
  const [article, ...others] = within(screen.getByRole('feed')).getAllByRole('article');
  expect(others).toEqual([]);
  expect(article?.getAttribute('aria-posinset')).toBe('1');
  expect(article?.getAttribute('aria-setsize')).toBe('3');
  expect(screen.getByText(/Still needs feedback.*You follow Local/)).toBeTruthy();
  expect(within(screen.getByRole('navigation', { name: 'Up next' })).getAllByRole('button')).toHaveLength(2);
});

test('a card tells how the description begins, in the language of its maker', async () => {
  await openFeed();
  const opening = screen.getByText(cards[0]?.opening ?? '');
  expect(opening.getAttribute('lang')).toBe('en');
});

test('what the maker wants to know stands on the card before it is tried', async () => {
  const questions = ['Did you trust the first number?'];
  scene.server.answers(readOwnFeedback, () => ({ ...untried, questions }));
  await openFeed();
  expect(
    await screen.findByRole('heading', { name: `What ${cards[0]?.owner.name} wants to know` }),
  ).toBeTruthy();
  expect(screen.getByText('Did you trust the first number?')).toBeTruthy();
});

test('a card in view for a second is told to the server, once', async () => {
  await openFeed();
  await waitFor(() => expect(scene.asked(markShown)).toHaveLength(1));
  expect(scene.asked(markShown)[0]?.input).toEqual({ visit, projectIds: [cards[0]?.id] });
});

test('whoever tested it is asked on the card, typing there presses no key, and sending brings the next card', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const left = vi.fn();
  vi.stubGlobal('location', { ...location, assign: left, origin: location.origin });
  scene.server.answers(startTest, () => ({ address: '/go/abc', evidence: 'opened' as const }));
  scene.server.answers(returnFromTest, () => ({ evidence: 'used' as const }));
  scene.server.answers(giveFeedback, ({ rating, comment }) => ({ ...justGiven, rating, comment }));
  const { user } = await openFeed();
  const test = screen.getByRole('button', { name: /^Test it/i });
  await waitFor(() => expect(test.getAttribute('aria-disabled')).not.toBe('true'));
  await user.keyboard('t');
  const form = await screen.findByRole('form', { name: 'Give feedback' });
  expect(left).toHaveBeenCalledWith('/go/abc');
  await user.click(within(form).getByRole('radio', { name: /4/ }));
  await user.type(within(form).getByRole('textbox'), 'just jolly takings, sorted well{PageDown}');
  expect(await shownCard(1)).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Send feedback' }));
  await shownCard(2);
  const thanks = screen.getByRole('region', { name: 'Thank you.' });
  expect(thanks.textContent).toContain('Response 1 of 5 for Project 1.');
  expect(document.activeElement).toBe(thanks);
  await user.click(screen.getByRole('button', { name: 'Next card' }));
  await shownCard(3);
  expect(screen.queryByRole('region', { name: 'Thank you.' })).toBeNull();
});

test('the page of a project leads back to the feed when it was opened there', async () => {
  scene.server.answers(readProject, () => ({ ...tidepool, id: cards[0]?.id ?? '' }));
  const { user } = await openFeed();
  await user.click(screen.getByRole('link', { name: 'Project 1' }));
  const back = await screen.findByRole('link', { name: 'Your feed' });
  expect(back.getAttribute('href')).toBe('/feed');
});

test('an invitation leads to its card', async () => {
  const { router } = await renderApp(`/feed?project=${cards[1]?.id}`);
  expect((await shownCard(2)).getAttribute('aria-posinset')).toBe('2');
  expect(router.state.location.search).toBe('');
  expect(scene.asked(readFeed)).toHaveLength(1);
});

test('an invitation that came after the order was made brings a new one, and asks once', async () => {
  const orders = [cards, [feedCard(8), feedCard(9)]];
  scene.server.answers(readFeed, () => ({
    visit: skipId,
    interestsNeeded: false,
    cards: orders.shift() ?? [],
  }));
  const { user, router } = await renderApp(`/feed?project=${feedCard(9).id}`);
  await shownCard(9);
  expect(router.state.location.search).toBe('');
  await user.keyboard('k');
  await shownCard(8);
  expect(scene.asked(readFeed)).toHaveLength(2);
});

test('an invitation to what is no longer there leaves the order as it is', async () => {
  const { router } = await renderApp(`/feed?project=${feedCard(7).id}`);
  await shownCard(1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(scene.asked(readFeed)).toHaveLength(2);
});

test('new projects wait behind a pill, and a press begins a new visit', async () => {
  scene.server.answers(countFresh, () => ({ count: 4, more: 6 }));
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
  expect(await screen.findByRole('heading', { name: 'That’s all for now' })).toBeTruthy();
  expect(screen.getByText('It took you less than a minute.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add interests' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Explore all projects' })).toHaveLength(1);
});

test('at the end of a visit, what has its turn next is offered instead of saying that nothing is left', async () => {
  scene.server.answers(countFresh, () => ({ count: 0, more: 6 }));
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards: [] }));
  const { user } = await renderApp('/feed');
  expect(await screen.findByRole('heading', { name: 'There’s more to try' })).toBeTruthy();
  expect(screen.getByText('6 more projects are ready for you.')).toBeTruthy();
  scene.server.answers(readFeed, () => ({ visit: skipId, interestsNeeded: false, cards: [feedCard(9)] }));
  await user.click(screen.getByRole('button', { name: 'Show me more' }));
  expect(await shownCard(9)).toBeTruthy();
});

test('a maker is offered the tester’s side, and asks for no cards before', async () => {
  scene.server.answers(readMe, () => ({ ...tom, role: 'creator' as const }));
  await renderApp('/feed');
  expect(await screen.findByRole('button', { name: 'Start testing too' })).toBeTruthy();
  expect(scene.asked(readFeed)).toHaveLength(0);
});

test('a feed that does not load says so and can be asked again', async () => {
  scene.server.refuses(readFeed, 'request.too_many');
  const { user } = await renderApp('/feed');
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your feed' })).toBeTruthy();
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(await shownCard(1)).toBeTruthy();
});
