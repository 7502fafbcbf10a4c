import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countUnread } from '../list/count-unread.ts';
import { listNotifications } from '../list/list-notifications.ts';
import { markRead } from '../list/mark-read.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { forgetOldNews } from '../notifications.jobs.ts';
import { mergeIntoPending } from './merge-into-pending.ts';
import { notify } from './notify.ts';

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

  it('from a hidden tester names nobody and only the day', async () => {
    await scene.feedbackGiven();
    expect(await scene.listed()).toMatchObject([{ actor: null, at: '2026-11-16' }]);
  });

  it('from a hidden tester waits for the next boundary, in the list and in the count', async () => {
    const at = (time: string) => ({ ...scene.owner, now: () => new Date(`2026-11-16T${time}Z`) });
    await notify(
      { ...scene.world.jobCtx, now: at('10:00:01').now },
      {
        userId: scene.owner.actor.id,
        kind: 'feedback',
        subjectId: scene.project,
        aboutId: scene.project,
        actorId: null,
        cause: 'late',
      },
    );
    await markRead(at('10:04:58'), { id: null });
    expect((await listNotifications(at('10:04:59'), { only: undefined, after: undefined })).items).toEqual(
      [],
    );
    expect([await countUnread(at('10:04:59')), await countUnread(at('10:05:00'))]).toEqual([
      { count: 0 },
      { count: 1 },
    ]);
  });

  it('from a hidden tester changes no visible line before the next boundary', async () => {
    const { world, owner } = scene;
    await scene.feedbackGiven();
    const before = await scene.listed();
    world.happened.pushes.length = 0;
    world.clock.now = new Date('2026-11-16T10:03:00Z');
    await Promise.all([scene.feedbackGiven(), scene.feedbackGiven('one'), scene.feedbackGiven('one')]);
    world.clock.now = new Date('2026-11-16T10:04:59Z');
    await mergeIntoPending(world.jobCtx);
    expect(await scene.listed()).toEqual(before);
    expect([await countUnread(owner), world.happened.pushes]).toEqual([{ count: 1 }, []]);
    world.clock.now = new Date('2026-11-16T10:05:00Z');
    await mergeIntoPending(world.jobCtx);
    expect(await scene.listed()).toMatchObject([{ count: 3, isRead: false }]);
    expect(world.happened.pushes).toMatchObject([{ event: 'notifications.changed' }]);
    await mergeIntoPending(world.jobCtx);
    expect(await scene.listed()).toMatchObject([{ count: 3 }]);
  });

  it('that joins a line which was read meanwhile becomes one of its own', async () => {
    await scene.feedbackGiven();
    scene.world.clock.now = new Date('2026-11-16T10:03:00Z');
    await scene.feedbackGiven();
    await markRead(scene.owner, { id: null });
    expect(await scene.listed()).toMatchObject([{ count: 1, isRead: true }]);
    scene.world.clock.now = new Date('2026-11-16T10:10:00Z');
    await mergeIntoPending(scene.world.jobCtx);
    expect((await scene.listed()).map(({ count, isRead }) => [count, isRead])).toEqual([
      [1, false],
      [1, true],
    ]);
  });

  it('from somebody under their own name says who and when', async () => {
    await scene.mentioned();
    expect(await scene.listed('mentions')).toMatchObject([
      { actor: { name: 'idris in full', username: 'idris' }, at: '2026-11-16T10:00:00.000Z' },
    ]);
  });

  it('rings the bell of its owner after the commit, slowly where a hidden tester hears of it', async () => {
    scene.world.clock.now = new Date('2026-11-16T10:03:00Z');
    await scene.feedbackGiven();
    await scene.mentioned();
    expect(scene.world.happened.pushes).toEqual([
      { topic: `me:${scene.owner.actor.id}`, event: 'notifications.quietly_changed', payload: {} },
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
