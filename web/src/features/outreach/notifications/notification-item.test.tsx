import type { Notification } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KindParts } from '../../../lib/notifications/kind-parts.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { NotificationItem } from './notification-item.tsx';

const news: Notification = {
  id: '0191a5b0-0000-7000-8000-000000000001',
  kind: 'validated',
  count: 1,
  about: { id: '0191a5b0-0000-7000-8000-000000000002', name: 'Tidepool' },
  details: null,
  path: '/project/0191a5b0-0000-7000-8000-000000000002',
  actor: null,
  at: '2026-11-16T10:00:00.000Z',
  isRead: true,
};

afterEach(cleanup);

test.each([
  ['en', news, /^Tidepool is now Validated/],
  ['fr', news, /^Tidepool est désormais Validé/],
  ['en', { ...news, kind: 'mention', count: 2 }, /2 times in comments on Tidepool, most recently by someone/],
  ['fr', { ...news, kind: 'comment' }, /^Quelqu’un a commenté Tidepool/],
  ['fr', { ...news, kind: 'comment', count: 2 }, /sur Tidepool, le dernier par quelqu’un/],
  ['en', { ...news, kind: 'feedback', at: '2026-09-16' }, /feedback on Tidepool16 Sept$/],
  [
    'en',
    { ...news, kind: 'masked_reply', details: { variant: 'toMaker' } },
    /^A tester replied to you about Tidepool/,
  ],
] as const)('in %s it says what happened and leads there', async (language, item, sentence) => {
  const part = <NotificationItem item={item} onLeave={() => undefined} />;
  await renderPart(part, ['notifications'], language);
  const link = screen.getByRole('link');
  expect(link.textContent).toMatch(sentence);
  expect(link.getAttribute('href')).toBe(item.path);
});

test('what a feature adds to lines of its kind fills the sentence and stands below it', async () => {
  const item: Notification = { ...news, kind: 'badge', about: null, details: { badge: 'a shell' } };
  const badge = {
    words: (_texts: unknown, details: object) => ({ badge: `${Object.values(details)} of its own` }),
    Below: () => <button type="button">Look at it</button>,
  };
  await renderPart(
    <KindParts value={{ badge }}>
      <NotificationItem item={item} onLeave={() => undefined} />
    </KindParts>,
    ['notifications'],
  );
  expect(screen.getByRole('link').textContent).toMatch(/^You earned a badge: a shell of its own/);
  expect(screen.getByRole('button', { name: 'Look at it' })).toBeDefined();
});
