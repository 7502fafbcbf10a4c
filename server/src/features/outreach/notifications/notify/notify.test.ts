import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnread } from '../list/count-unread.ts';
import { listNotifications } from '../list/list-notifications.ts';
import { markRead } from '../list/mark-read.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { forgetOldNews } from '../notifications.jobs.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

describe('news', () => {
  it('about one subject joins one line until it is read, then begins a new one', async () => {
    await scene.feedbackGiven();
    await scene.feedbackGiven();
    expect(await scene.listed()).toMatchObject([{ kind: 'feedback', count: 2, isRead: false }]);
    await markRead(scene.owner, { id: null });
    await scene.feedbackGiven();
    expect((await scene.listed()).map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('is told once when its job runs twice, also at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => scene.feedbackGiven('one and the same')));
    expect(await scene.listed()).toMatchObject([{ count: 1 }]);
  });

  it('of fifty at once is counted fifty times', async () => {
    await Promise.all(Array.from({ length: 50 }, () => scene.feedbackGiven()));
    expect(await scene.listed()).toMatchObject([{ count: 50 }]);
  });

  it('does not deadlock with a digest of the same person', async () => {
    await scene.feedbackGiven();
    const client = await scene.world.database.pool.connect();
    await client.query('begin');
    await client.query('update notification_mails set due_at = null where user_id = $1', [
      scene.owner.actor.id,
    ]);
    const second = scene.feedbackGiven();
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 60_000);
    await client.query(`set local lock_timeout = '5s'`);
    await client.query('update notifications set mailed_at = now() where user_id = $1', [
      scene.owner.actor.id,
    ]);
    await client.query('rollback');
    client.release();
    await second;
    expect(await scene.listed()).toMatchObject([{ count: 2 }]);
  });

  it('from a hidden tester names nobody and only the day', async () => {
    await scene.feedbackGiven();
    expect(await scene.listed()).toMatchObject([{ actor: null, at: '2026-11-16' }]);
  });

  it('from somebody under their own name says who and when', async () => {
    await scene.mentioned();
    expect(await scene.listed('mentions')).toMatchObject([
      { actor: { name: 'idris in full', username: 'idris' }, at: '2026-11-16T10:00:00.000Z' },
    ]);
  });

  it('is pushed to its reader at once', async () => {
    scene.world.clock.now = new Date('2026-11-16T10:03:00Z');
    await scene.feedbackGiven();
    await scene.mentioned();
    expect(scene.world.happened.pushes).toEqual([
      { topic: `me:${scene.owner.actor.id}`, event: 'notifications.changed', payload: {} },
      { topic: `me:${scene.owner.actor.id}`, event: 'notifications.changed', payload: {} },
    ]);
  });

  it('cannot be read or counted by anybody else', async () => {
    await scene.feedbackGiven();
    const [mine] = await scene.listed();
    await expect(markRead(scene.other, { id: mine?.id ?? null })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    expect((await listNotifications(scene.other, { only: undefined, after: undefined })).items).toEqual([]);
    expect([await countUnread(scene.other), await countUnread(scene.owner)]).toEqual([
      { count: 0 },
      { count: 1 },
    ]);
  });

  it('about a project that was deleted is gone with it', async () => {
    await scene.feedbackGiven();
    await scene.world.database.db
      .updateTable('projects')
      .set({ deletedAt: scene.world.clock.now })
      .where('id', '=', scene.project)
      .execute();
    expect(await scene.listed()).toEqual([]);
  });

  it('comes in pages that neither repeat nor leave out', async () => {
    for (let n = 0; n < 25; n += 1) {
      await scene.publish(`Project ${n}`);
      await scene.feedbackGiven();
    }
    const first = await listNotifications(scene.owner, { only: undefined, after: undefined });
    const second = await listNotifications(scene.owner, { only: undefined, after: first.next ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, new Set(ids).size]).toEqual([20, 5, 25]);
    expect(second.next).toBeNull();
  });

  it.each([
    ['ninety days after it was read', true, '2027-02-14'],
    ['after a year when it was never read', false, '2027-11-16'],
  ])('is deleted %s', async (_, isRead, day) => {
    await scene.feedbackGiven();
    const { pool } = scene.world.database;
    if (isRead) await pool.query("update notifications set read_at = '2026-11-16T10:00:00Z'");
    const countAt = async (time: string) => {
      await forgetOldNews.run({ ...scene.world.jobCtx, now: () => new Date(`${day}T${time}Z`) }, {});
      return (await pool.query('select from notifications')).rowCount;
    };
    expect([await countAt('09:59:59'), await countAt('10:00:01')]).toEqual([1, 0]);
  });
});

/** Whether a statement of this database waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await scene.world.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}
