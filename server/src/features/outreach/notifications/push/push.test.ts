import type { NotificationChoice } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebPush, type WebPush } from '../../../../platform/web-push/web-push.ts';
import { createPushBrowser, type PushBrowser } from '../../../../testing/servers/push-browser.ts';
import { type PushServer, startPushServer } from '../../../../testing/servers/push-server.ts';
import { chooseNotifications } from '../choices/choose-notifications.ts';
import { markRead } from '../list/mark-read.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { notify } from '../notify/notify.ts';
import { gatherDuePushes, pushNews } from './push.jobs.ts';
import { turnOnPush } from './turn-on-push.ts';

let scene: NotificationScene;
let service: PushServer;
let webPush: WebPush;
let browser: PushBrowser;

beforeAll(async () => {
  scene = await openScene();
  service = await startPushServer();
  webPush = createWebPush({
    privateKey: Buffer.alloc(32, 9).toString('base64url'),
    contact: 'mailto:team@firstlight.example',
    now: () => scene.world.clock.now,
    request: service.request,
  });
});
beforeEach(async () => {
  await scene.begin();
  service.taken.length = 0;
  service.answer.status = 201;
  browser = createPushBrowser();
  await turnOnPush(scene.owner, browser.subscription);
});
afterAll(async () => {
  await service.close();
  await scene.world.close();
});

const ctxAt = (date: string) => ({ ...scene.world.jobCtx, webPush, now: () => new Date(date) });

/** What the jobs do by then; every job runs twice, as it may. */
async function workUntil(date: string): Promise<void> {
  await gatherDuePushes.run(ctxAt(date), {});
  for (const { name, payload } of scene.world.happened.jobs.splice(0)) {
    if (name !== pushNews.name) continue;
    for (let run = 0; run < 2; run++) await pushNews.run(ctxAt(date), payload);
  }
}

/** What has arrived by then and was not looked at before. */
async function pushesUntil(date: string): Promise<object[]> {
  await workUntil(date);
  return service.taken.splice(0).map(({ body }) => JSON.parse(browser.open(body).text));
}

const choose = (choice: Partial<NotificationChoice>) =>
  chooseNotifications(scene.owner, { kind: 'feedback', inApp: true, byMail: true, byPush: true, ...choice });
const devices = () => scene.world.database.db.selectFrom('pushDevices').selectAll().execute();

describe('a push', () => {
  it('arrives once, five minutes after the news, and only its browser can read it', async () => {
    await scene.feedbackGiven();
    expect(await pushesUntil('2026-11-16T10:04:59Z')).toEqual([]);
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toEqual([
      { text: 'A tester gave feedback on Tidepool', path: `/project/${scene.project}`, language: 'en' },
    ]);
    expect(await pushesUntil('2026-11-18T10:05:00Z')).toEqual([]);
  });

  it('is not sent for what was read meanwhile, also between planning and sending', async () => {
    await scene.feedbackGiven();
    await gatherDuePushes.run(ctxAt('2026-11-16T10:05:00Z'), {});
    await markRead(scene.owner, { id: null });
    expect(await pushesUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('is the first, and what follows within a day comes in one', async () => {
    await scene.feedbackGiven();
    await pushesUntil('2026-11-16T10:05:00Z');
    await scene.publish('Driftwood');
    await scene.feedbackGiven();
    await scene.mentioned();
    expect(await pushesUntil('2026-11-17T10:04:00Z')).toEqual([]);
    expect(await pushesUntil('2026-11-17T10:05:00Z')).toEqual([
      { text: 'A tester gave feedback on Driftwood (and 1 more update)', path: '/', language: 'en' },
    ]);
  });

  it('waits for a day after a push, not after a turn in which all had been read', async () => {
    await scene.feedbackGiven();
    await markRead(scene.owner, { id: null });
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toEqual([]);
    scene.world.clock.now = new Date('2026-11-16T10:10:00Z');
    await scene.feedbackGiven();
    expect(await pushesUntil('2026-11-16T10:20:00Z')).toHaveLength(1);
  });

  it.each(['masked_reply', 'credit', 'assignment'] as const)(
    'of a %s does not say on a locked screen which project its owner tests',
    async (kind) => {
      await chooseNotifications(scene.other, { kind, inApp: true, byMail: true, byPush: true });
      await turnOnPush(scene.other, browser.subscription);
      const about = { subjectId: scene.project, aboutId: scene.project, actorId: null, cause: kind };
      await scene.world.database.pool.query(
        `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
         values ($1, $2, 'offered', 0.5, 1, $2, '2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z')`,
        [scene.other.actor.id, scene.project],
      );
      const details = kind === 'masked_reply' ? { details: { variant: 'toTester' } } : {};
      await notify(scene.world.jobCtx, { ...about, ...details, kind, userId: scene.other.actor.id });
      const [pushed] = await pushesUntil('2026-11-16T10:05:00Z');
      expect(pushed).toMatchObject({ text: expect.not.stringContaining('Tidepool') });
      expect(pushed).toMatchObject({ text: expect.stringMatching(/^\p{Lu}.*\w$/u) });
    },
  );

  it('names the project to its maker when a tester has replied', async () => {
    await notify(scene.world.jobCtx, {
      userId: scene.owner.actor.id,
      kind: 'masked_reply',
      subjectId: scene.project,
      aboutId: scene.project,
      actorId: null,
      details: { variant: 'toMaker' },
      cause: 'a reply',
    });
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toMatchObject([
      { text: 'A tester replied to you about Tidepool' },
    ]);
  });

  it('goes to every device on which somebody is signed in, and to none of an ended session', async () => {
    await turnOnPush(scene.other, createPushBrowser().subscription);
    const { db } = scene.world.database;
    await db.updateTable('pushDevices').set({ userId: scene.owner.actor.id }).execute();
    await scene.feedbackGiven();
    await workUntil('2026-11-16T10:05:00Z');
    expect(service.taken.splice(0)).toHaveLength(2);
    await scene.publish('Driftwood');
    await scene.feedbackGiven();
    await workUntil('2026-12-30T10:05:00Z');
    expect(service.taken).toEqual([]);
  });

  it('is tried again after a clear no for now, and given up after a day', async () => {
    service.answer.status = 503;
    await scene.feedbackGiven();
    await expect(workUntil('2026-11-16T10:05:00Z')).rejects.toThrow('a push did not arrive: later');
    service.answer.status = 201;
    const payload = { userId: scene.owner.actor.id, pushedAt: '2026-11-16T10:05:00.000Z' };
    await pushNews.run(ctxAt('2026-11-17T10:05:00Z'), payload);
    expect(service.taken).toHaveLength(1);
    await pushNews.run(ctxAt('2026-11-16T10:06:00Z'), payload);
    expect(service.taken).toHaveLength(2);
  });

  it('is not tried again when it may have arrived', async () => {
    service.answer.status = 'hangUp';
    await scene.feedbackGiven();
    await expect(workUntil('2026-11-16T10:05:00Z')).rejects.toThrow('unclear');
    service.answer.status = 201;
    const payload = { userId: scene.owner.actor.id, pushedAt: '2026-11-16T10:05:00.000Z' };
    await pushNews.run(ctxAt('2026-11-16T10:06:00Z'), payload);
    expect(service.taken).toHaveLength(1);
  });

  it.each([404, 410])('answered with %i ends the device', async (status) => {
    service.answer.status = status;
    await scene.feedbackGiven();
    await workUntil('2026-11-16T10:05:00Z');
    expect(await devices()).toEqual([]);
  });
});

describe('the choice of pushes', () => {
  it('keeps them away where it says no', async () => {
    await choose({ byPush: false });
    await scene.feedbackGiven();
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toEqual([]);
  });

  it('alone is pushed and neither listed nor mailed', async () => {
    await choose({ inApp: false, byMail: false });
    await scene.feedbackGiven();
    expect(await scene.listed()).toEqual([]);
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toHaveLength(1);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('beside mail alone brings both, whichever comes first', async () => {
    await choose({ inApp: false });
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-16T10:05:00Z')).toHaveLength(1);
    expect(await pushesUntil('2026-11-16T10:05:00Z')).toHaveLength(1);
    await scene.publish('Driftwood');
    await scene.feedbackGiven();
    expect(await pushesUntil('2026-11-17T10:05:00Z')).toHaveLength(1);
    expect(await scene.mailsUntil('2026-11-17T10:05:00Z')).toHaveLength(1);
  });
});

it('without a key or without a device nothing is planned', async () => {
  const planned = () => scene.world.database.db.selectFrom('notificationPushes').selectAll().execute();
  const about = {
    subjectId: scene.project,
    aboutId: scene.project,
    actorId: null,
    kind: 'feedback',
  } as const;
  await notify(
    { ...scene.world.jobCtx, webPush: null },
    { ...about, userId: scene.owner.actor.id, cause: 'a' },
  );
  await notify(scene.world.jobCtx, { ...about, userId: scene.other.actor.id, cause: 'b' });
  expect(await planned()).toEqual([]);
});
