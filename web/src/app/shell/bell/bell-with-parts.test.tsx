import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { countUnread, listNotifications } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { BellWithParts } from './bell-with-parts.tsx';

const id = '0191a5b0-0000-7000-8000-000000000001';
const badge: Notification = {
  id,
  kind: 'badge',
  count: 1,
  about: null,
  details: { badge: 'explorer', level: 2 },
  path: '/profile/maya',
  actor: null,
  at: '2026-11-16T10:00:00.000Z',
  isRead: true,
};
const credit: Notification = {
  ...badge,
  kind: 'credit',
  about: { id, name: 'Tidepool' },
  details: null,
  path: `/project/${id}`,
  at: '2026-11-16',
};
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(countUnread, () => ({ count: 0 }));
});
afterEach(cleanup);

async function openBell(language: 'en' | 'fr', item: Notification) {
  server.answers(listNotifications, () => ({ items: [item], next: null }));
  const { user } = await renderPart(<BellWithParts />, ['notifications', 'profiles'], language);
  await user.click(screen.getByRole('button'));
  return screen.findByRole('link', { name: new RegExp(item.about?.name ?? 'badge') });
}

test.each([
  ['en', badge, /^You earned a badge: Explorer, level II/],
  [
    'en',
    { ...badge, details: { badge: 'respectfulMember', level: 1 } },
    /^You earned a badge: Respectful Member(?!,)/,
  ],
  ['en', { ...badge, count: 2 }, /^You earned 2 badges, most recently Explorer, level II/],
  ['fr', badge, /^Nouveau badge\s: Exploration, niveau II/],
] as const)('in %s a badge is named as profiles name it', async (language, item, sentence) => {
  const link = await openBell(language, item);
  expect(link.textContent).toMatch(sentence);
  expect(link.getAttribute('href')).toBe('/profile/maya');
});

test('whoever is credited can try the new version from there', async () => {
  await openBell('en', credit);
  expect(screen.getByRole('button', { name: /^Try the new version/ })).toBeDefined();
});
