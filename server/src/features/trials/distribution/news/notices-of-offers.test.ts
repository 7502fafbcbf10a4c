import { randomUUID } from 'node:crypto';
import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../../testing/people/testers.ts';
import { countUnread } from '../../../outreach/notifications/list/count-unread.ts';
import { listNotifications } from '../../../outreach/notifications/list/list-notifications.ts';
import {
  type NotificationScene,
  openScene,
} from '../../../outreach/notifications/notification-scene.testing.ts';
import { gatherDue } from '../../../outreach/notifications/notifications.jobs.ts';
import { notify } from '../../../outreach/notifications/notify/notify.ts';
import { recordFoundElsewhere } from '../record-shown.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

const goTo = (moment: string) => {
  scene.world.clock.now = new Date(moment);
};

/** A run asks Idris to look at so many of Maya's projects. They are given in the order in which they are told. */
async function invite(count = 1): Promise<string[]> {
  const { world, other } = scene;
  const [runId, now] = [randomUUID(), world.clock.now];
  const projects: string[] = [];
  for (let n = 0; n < count; n++) {
    await scene.publish(`Project ${n}`);
    projects.push(scene.project);
  }
  await world.database.pool.query(
    `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
     select $1, id, 'offered', 0.5, 1, $3, $4, $4::timestamptz + make_interval(hours => $5) from unnest($2::uuid[]) as id`,
    [other.actor.id, projects, runId, now, offerRules.expiresAfterHours],
  );
  await runJob(world, 'distribution.notify-of-assignment', { runId });
  return projects.toSorted();
}

const see = (projectId: string | undefined) =>
  recordFoundElsewhere(scene.other, scene.other.actor.id, projectId ? [projectId] : []);
const listed = async () =>
  (await listNotifications(scene.other, { only: undefined, after: undefined })).items;
const unread = async () => (await countUnread(scene.other)).count;

async function mentioned(): Promise<void> {
  const { world, other, owner, project } = scene;
  await world.database.pool.query(
    `insert into comments (id, project_id, author_id, body, written_at) values ($1, $2, $3, 'See this.', $4)`,
    [randomUUID(), project, owner.actor.id, world.clock.now],
  );
  await notify(world.jobCtx, {
    ...{ userId: other.actor.id, kind: 'mention', actorId: owner.actor.id, cause: randomUUID() },
    ...{ subjectId: project, aboutId: project },
  });
}

describe('news of an offer', () => {
  it('is read once the project was seen, and only its reader’s bell hears of it', async () => {
    const [project] = await invite();
    expect([await unread(), (await listed())[0]?.isRead]).toEqual([1, false]);
    scene.world.happened.pushes.length = 0;
    await see(project);
    expect([await unread(), (await listed())[0]?.isRead]).toEqual([0, true]);
    expect(scene.world.happened.pushes).toEqual([
      { topic: `me:${scene.other.actor.id}`, event: 'notifications.changed', payload: {} },
    ]);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('keeps no moment at which somebody saw what', async () => {
    const kept = () => scene.world.database.db.selectFrom('notifications').selectAll().execute();
    const [project] = await invite();
    const before = await kept();
    await see(project);
    expect(await kept()).toEqual(before);
    expect(scene.world.happened.jobs).toEqual([]);
  });

  it('speaks of the offers that are still open, and leads to one of them', async () => {
    const [first, second, third] = await invite(3);
    expect(await listed()).toMatchObject([{ count: 3, path: `/feed?project=${third}` }]);
    await see(third);
    expect(await listed()).toMatchObject([{ count: 2, path: `/feed?project=${second}`, isRead: false }]);
    await see(second);
    expect(await listed()).toMatchObject([{ count: 1, path: `/feed?project=${first}` }]);
    // Its subject names no project: others read locked screens too.
    expect(await scene.mailsUntil('2026-11-16T10:05:00Z')).toEqual([
      'A project is looking for testers like you',
    ]);
  });

  it('is over with the offer, and no mail follows it', async () => {
    await invite();
    goTo('2026-11-17T09:59:59Z');
    expect(await unread()).toBe(1);
    goTo('2026-11-17T10:00:00Z');
    expect([await unread(), (await listed())[0]?.isRead]).toEqual([0, true]);
    expect(await scene.mailsUntil('2026-11-17T10:00:00Z')).toEqual([]);
    const { rows } = await scene.world.database.pool.query('select due_at from notification_mails');
    expect(rows).toEqual([{ due_at: null }]);
  });

  it('is left out of a mail that was gathered before the project was seen', async () => {
    const [project] = await invite();
    await mentioned();
    await gatherDue.run({ ...scene.world.jobCtx, now: () => new Date('2026-11-16T10:05:00Z') }, {});
    await see(project);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([
      expect.stringContaining('mentioned you'),
    ]);
  });
});

describe('a mail about an offer', () => {
  it('does not wait for the daily one, and takes along what waits for it', async () => {
    await mentioned();
    expect(await scene.mailsUntil('2026-11-16T10:05:00Z')).toHaveLength(1);
    goTo('2026-11-16T11:00:00Z');
    await mentioned();
    expect(await scene.mailsUntil('2026-11-16T11:05:00Z')).toEqual([]);
    goTo('2026-11-16T12:00:00Z');
    await invite();
    expect(await scene.mailsUntil('2026-11-16T12:04:59Z')).toEqual([]);
    expect(await scene.mailsUntil('2026-11-16T12:05:00Z')).toEqual([
      expect.stringMatching(/mentioned .* \(and 1 more update\)$/),
    ]);
  });

  it('waits for the morning, also when other news leaves at night', async () => {
    goTo('2026-11-16T19:58:00Z');
    await invite();
    expect(await scene.mailsUntil('2026-11-16T20:30:00Z')).toEqual([]);
    await scene.world.database.pool.query(`update notification_mails set due_at = '2026-11-16T23:00:00Z'`);
    await mentioned();
    expect(await scene.mailsUntil('2026-11-16T23:00:00Z')).toEqual([
      expect.stringContaining('mentioned you'),
    ]);
    expect(await scene.mailsUntil('2026-11-17T06:59:59Z')).toEqual([]);
    expect(await scene.mailsUntil('2026-11-17T07:00:00Z')).toEqual([
      expect.stringMatching(/is looking for testers like you$/),
    ]);
  });

  it('that was held up until the night waits for the morning too', async () => {
    await invite();
    expect(await scene.mailsUntil('2026-11-16T21:00:00Z')).toEqual([]);
    expect(await scene.mailsUntil('2026-11-17T07:00:00Z')).toHaveLength(1);
  });
});
