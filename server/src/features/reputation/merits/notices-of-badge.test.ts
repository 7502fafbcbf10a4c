import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob, workOff } from '../../../testing/people/testers.ts';
import { chooseNotifications } from '../../outreach/notifications/choices/choose-notifications.ts';
import {
  type NotificationScene,
  openScene,
} from '../../outreach/notifications/notification-scene.testing.ts';
import { announceBadges } from './announce-badges.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(async () => {
  await scene.begin();
  await scene.world.database.pool.query('delete from badges');
});
afterAll(() => scene.world.close());

const grant = (badge: BadgeName, level: number, at: string) =>
  scene.world.database.pool.query(
    'insert into badges (user_id, badge, level, granted_at) values ($1, $2, $3, $4)',
    [scene.owner.actor.id, badge, level, at],
  );

async function minuteOf(time: string): Promise<void> {
  scene.world.clock.now = new Date(`2026-11-16T${time}Z`);
  await announceBadges(scene.world.jobCtx);
  await workOff(scene.world);
}

describe('a badge', () => {
  it('is told when it can be seen, not a second before, and once', async () => {
    await grant('explorer', 1, '2026-11-16T10:20:00Z');
    await minuteOf('10:19:59');
    expect(await scene.listed()).toEqual([]);
    await minuteOf('10:20:00');
    await minuteOf('10:21:00');
    expect(await scene.listed()).toMatchObject([
      {
        kind: 'badge',
        count: 1,
        details: { badge: 'explorer', level: 1 },
        project: null,
        actor: null,
        path: '/profile/maya',
      },
    ]);
    expect(scene.world.happened.pushes.map(({ event }) => event)).toEqual(['notifications.changed']);
  });

  it('is told once when its job runs twice', async () => {
    const job = 'merits.notify-of-badge';
    const badge = { userId: scene.owner.actor.id, badge: 'explorer', level: 1 };
    await Promise.all([runJob(scene.world, job, badge), runJob(scene.world, job, badge)]);
    expect(await scene.listed()).toMatchObject([{ count: 1 }]);
  });

  it('joins those that were not read yet, and the latest is the one that is named', async () => {
    await grant('explorer', 1, '2026-11-16T10:20:00Z');
    await grant('helper', 2, '2026-11-16T10:30:00Z');
    await minuteOf('10:20:00');
    await minuteOf('10:30:00');
    expect(await scene.listed()).toMatchObject([{ count: 2, details: { badge: 'helper', level: 2 } }]);
  });

  it('below one that somebody has is no news', async () => {
    await grant('explorer', 2, '2026-11-16T10:20:00Z');
    await minuteOf('10:20:00');
    await grant('explorer', 1, '2026-11-16T10:30:00Z');
    await minuteOf('10:30:00');
    expect(await scene.listed()).toMatchObject([{ count: 1, details: { level: 2 } }]);
  });

  it.each([
    ['en', 'explorer', 'You earned a badge: Explorer, level II'],
    ['en', 'respectfulMember', 'You earned a badge: Respectful Member'],
    ['fr', 'explorer', 'Nouveau badge\u00a0: Exploration, niveau II'],
  ] as const)('is mailed in %s to whoever asks for it', async (language, badge, subject) => {
    const { db } = scene.world.database;
    await db.updateTable('users').set({ language }).where('id', '=', scene.owner.actor.id).execute();
    await chooseNotifications(scene.owner, { kind: 'badge', inApp: false, byMail: true, byPush: false });
    await grant(badge, 2, '2026-11-16T10:20:00Z');
    await minuteOf('10:20:00');
    expect(await scene.mailsUntil('2026-11-16T10:26:00Z')).toEqual([subject]);
    await db.updateTable('users').set({ language: 'en' }).where('id', '=', scene.owner.actor.id).execute();
  });
});
