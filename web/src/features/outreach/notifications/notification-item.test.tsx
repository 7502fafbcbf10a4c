import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { NotificationItem } from './notification-item.tsx';

const news: Notification = {
  id: '0191a5b0-0000-7000-8000-000000000001',
  kind: 'validated',
  count: 1,
  project: { id: '0191a5b0-0000-7000-8000-000000000002', name: 'Tidepool' },
  badge: null,
  path: '/project/0191a5b0-0000-7000-8000-000000000002',
  actor: null,
  at: '2026-11-16T10:00:00.000Z',
  isRead: true,
};
const badge: Notification = {
  ...news,
  kind: 'badge',
  project: null,
  badge: { name: 'explorer', level: 2 },
  path: '/profile/maya',
};

afterEach(cleanup);

test.each([
  ['en', news, /^Tidepool is now Validated/],
  ['fr', news, /^Tidepool est désormais Validé/],
  ['en', badge, /^You earned a badge: Explorer, level II/],
  [
    'en',
    { ...badge, badge: { name: 'respectfulMember', level: 1 } },
    /^You earned a badge: Respectful MemberNovember/,
  ],
  ['en', { ...badge, count: 2 }, /^You earned 2 badges, the latest of them Explorer, level II/],
  ['fr', badge, /^Vous avez obtenu un badge\s: Explorer, niveau II/],
] as const)('in %s it says what happened and leads there', async (language, item, sentence) => {
  const part = <NotificationItem item={item} onLeave={() => undefined} />;
  await renderPart(part, ['notifications', 'profiles'], language);
  const link = screen.getByRole('link');
  expect(link.textContent).toMatch(sentence);
  expect(link.getAttribute('href')).toBe(item.path);
});
