import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { skipProject } from '@firstlight/contract/trials/feedback/skips.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards, feedScene, openFeed, shownCard, tom } from '../../testing/feed-scene.ts';

const scene = feedScene();

test('Page Down and Page Up move among cards', async () => {
  const { user } = await openFeed();
  (await shownCard(1)).focus();
  await user.keyboard('{PageDown}');
  await shownCard(2);
  await user.keyboard('{PageUp}');
  await shownCard(1);
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

test('arrows move while the card has the focus, and scroll everywhere else', async () => {
  const { user } = await openFeed();
  await user.keyboard('{ArrowDown}');
  (await shownCard(1)).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await shownCard(2));
  await user.keyboard('{ArrowUp}');
  await shownCard(1);
  screen.getByRole('button', { name: 'Skip' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(await shownCard(1)).toBeTruthy();
});

test('Enter opens a card that has the focus, and presses a button that has it', async () => {
  const { user, router } = await openFeed();
  screen.getByRole('button', { name: 'Skip' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Skip Project 1?' })).toBeTruthy();
  await user.keyboard('{Escape}');
  (await shownCard(1)).focus();
  await user.keyboard('{Enter}');
  const isThere = () => expect(router.state.location.pathname).toBe(`/project/${cards[0]?.id}`);
  await waitFor(isThere);
});

test('O opens the project’s page, and the way back leads to the same card', async () => {
  const { user, router } = await openFeed();
  await user.keyboard('j');
  await shownCard(2);
  await user.keyboard('o');
  // Its page's module is compiled when it is first asked for.
  const isThere = () => expect(router.state.location.pathname).toBe(`/project/${cards[1]?.id}`);
  await waitFor(isThere);
  await router.navigate(-1);
  await shownCard(2);
  expect(scene.asked(readFeed)).toHaveLength(1);
});

test('with single keys off, letters do nothing and the page says where to change that', async () => {
  scene.server.answers(readMe, () => ({ ...tom, shortcuts: false }));
  const { user } = await openFeed();
  (await shownCard(1)).focus();
  await user.keyboard('js?{ArrowDown}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await shownCard(1)).toBeTruthy();
  expect(screen.getByText(/Single-key shortcuts are off/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Skip' }).hasAttribute('aria-keyshortcuts')).toBe(false);
});

test('? shows the keys', async () => {
  const { user } = await openFeed();
  await user.keyboard('?');
  expect(
    within(await screen.findByRole('dialog', { name: 'Shortcuts' })).getByText('undo the skip'),
  ).toBeTruthy();
});
