import { editProfile, readOwnProfile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feedCard } from '../../testing/feed-card.ts';
import { cards, feedScene, openFeed, profile, shownCard, skipId, visit } from '../../testing/feed-scene.ts';
import { renderApp } from '../../testing/render-app.tsx';

const scene = feedScene();

test('the first visit asks for interests, keeps a choice that could not be saved, and then begins', async () => {
  scene.server.answers(readOwnProfile, () => ({ ...profile, interests: [] }));
  scene.server.answers(readFeed, () => ({ visit: null, interestsNeeded: true, cards: [] }));
  scene.server.isUnreachable(editProfile);
  const { user } = await renderApp('/feed');
  const chip = await screen.findByRole('button', { name: 'Food' });
  const begin = screen.getByRole('button', { name: 'Show my feed' });
  expect(begin.getAttribute('aria-disabled')).toBe('true');
  await user.click(chip);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save interests');
  expect(chip.getAttribute('aria-pressed')).toBe('true');

  scene.server.answers(editProfile, ({ interests }) => ({ ...profile, interests: interests ?? [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
  await user.click(await screen.findByRole('button', { name: 'Show my feed' }));
  expect(await shownCard(1)).toBeTruthy();
});

test('the first order waits until the interest chosen last is saved', async () => {
  const saved = Promise.withResolvers<typeof profile>();
  scene.server.answers(readFeed, () => ({ visit: null, interestsNeeded: true, cards: [] }));
  scene.server.answers(editProfile, () => saved.promise);
  const { user } = await renderApp('/feed');
  await user.click(await screen.findByRole('button', { name: 'Food' }));
  await user.click(screen.getByRole('button', { name: 'Show my feed' }));
  expect(scene.asked(readFeed)).toHaveLength(1);
  scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
  saved.resolve({ ...profile, interests: ['food', 'local'] });
  expect(await shownCard(1)).toBeTruthy();
});

test('whoever is done choosing interests while one is still being saved gets the order of all of them', async () => {
  const saved = Promise.withResolvers<typeof profile>();
  scene.server.answers(editProfile, () => saved.promise);
  const { user } = await openFeed();
  await user.click(screen.getByRole('button', { name: 'Edit interests' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Food' }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scene.asked(readFeed)).toHaveLength(1);

  scene.server.answers(readFeed, () => ({ visit: skipId, interestsNeeded: false, cards: [feedCard(9)] }));
  saved.resolve({ ...profile, interests: ['food', 'local'] });
  expect(await shownCard(9)).toBeTruthy();
  expect(scene.asked(readFeed)).toHaveLength(2);
});
