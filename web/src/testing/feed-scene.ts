import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { type OwnProfile, readOwnProfile } from '@firstlight/contract/reputation/profiles/profiles.ts';
import { countFresh, markShown, readFeed } from '@firstlight/contract/trials/feed/feed.ts';
import { noteSkipTime } from '@firstlight/contract/trials/feed/skip-times.ts';
import { readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { skipProject, withdrawSkip } from '@firstlight/contract/trials/feedback/skips.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { listenToToasts, type ShownToast } from '../ui/overlay/show-toast.ts';
import { feedCard } from './feed-card.ts';
import { untried } from './own-feedback.ts';
import { person } from './person.ts';
import { renderApp } from './render-app.tsx';
import { stubServer } from './stub-server.ts';

export const tom = person({ name: 'Tom Lefèvre', username: 'tom', role: 'tester' });
export const visit = '0191a5b0-0000-7000-8000-0000000000aa';
export const skipId = '0191a5b0-0000-7000-8000-0000000000bb';
export const cards = [1, 2, 3].map((number) => feedCard(number));
export const profile: OwnProfile = {
  bio: '',
  location: '',
  avatar: null,
  visibility: 'visible',
  interests: ['local'],
};
interface FeedScene {
  server: ReturnType<typeof stubServer>;
  toasts: ShownToast[];
  /** What was sent to this endpoint. */
  asked(endpoint: { name: string }): { input: unknown }[];
}

/** Before each test a tester with three cards, and a server that answers whatever a visit asks. */
export function feedScene(): FeedScene {
  const scene: FeedScene = {
    server: stubServer(),
    toasts: [],
    asked: ({ name }) => scene.server.requests.filter(({ endpoint }) => endpoint === name),
  };
  let stopListening: () => void;

  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    scene.toasts = [];
    stopListening = listenToToasts((toast) => scene.toasts.push(toast));
    scene.server = stubServer();
    scene.server.answers(readMe, () => tom);
    scene.server.answers(readOwnProfile, () => profile);
    scene.server.answers(readFeed, () => ({ visit, interestsNeeded: false, cards }));
    scene.server.answers(countFresh, () => ({ count: 0, more: 0 }));
    scene.server.answers(markShown, () => null);
    scene.server.answers(readOwnFeedback, () => untried);
    scene.server.answers(skipProject, () => ({ id: skipId }));
    scene.server.answers(noteSkipTime, () => null);
    scene.server.answers(withdrawSkip, () => null);
  });

  afterEach(() => {
    stopListening();
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  return scene;
}

export const shownCard = (number: number) => screen.findByRole('article', { name: `Project ${number}` });

export async function openFeed() {
  const app = await renderApp('/feed');
  await shownCard(1);
  return app;
}

export async function skipFirst(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.keyboard('2');
  await user.type(await screen.findByRole('textbox'), 'Not yet{Enter}');
}
