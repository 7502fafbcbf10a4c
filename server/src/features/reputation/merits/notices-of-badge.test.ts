import type { BadgeName } from '@firstlight/contract/reputation/profiles/profile-limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import { runJob, workOff } from '../../../testing/people/testers.ts';
import { chooseNotifications } from '../../outreach/notifications/choices/choose-notifications.ts';
import {
  type NotificationScene,
  openScene,
} from '../../outreach/notifications/notification-scene.testing.ts';
import { meritEvents } from './merits.events.ts';
import { grantBadges } from './merits.queries.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(async () => {
  await scene.begin();
  await scene.world.database.pool.query('delete from badges');
});
afterAll(() => scene.world.close());

/** Stores a badge that a night has found, as the nightly job does. */
async function earn(badge: BadgeName, level: number): Promise<void> {
  const { world, owner } = scene;
  await inTransaction(world.ctx, async (tx) => {
    const earned = [{ id: owner.actor.id, levels: { [badge]: level } }];
    for (const { isHighest, ...granted } of await grantBadges(tx.db, earned, tx.now()))
      if (isHighest) tx.record(meritEvents.badgeEarned, granted);
  });
  await workOff(world);
}

describe('a badge', () => {
  it('notifies its owner once, when it is earned', async () => {
    await earn('explorer', 1);
    await earn('explorer', 1);
    expect(await scene.listed()).toMatchObject([
      {
        kind: 'badge',
        count: 1,
        details: { badge: 'explorer', level: 1 },
        about: null,
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
    await earn('explorer', 1);
    await earn('helper', 2);
    expect(await scene.listed()).toMatchObject([{ count: 2, details: { badge: 'helper', level: 2 } }]);
  });

  it('below one that somebody has is no news', async () => {
    await earn('explorer', 2);
    await earn('explorer', 1);
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
    await earn(badge, 2);
    expect(await scene.mailsUntil('2026-11-16T10:26:00Z')).toEqual([subject]);
    await db.updateTable('users').set({ language: 'en' }).where('id', '=', scene.owner.actor.id).execute();
  });
});
