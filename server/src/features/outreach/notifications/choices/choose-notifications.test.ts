import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { chooseNotifications } from './choose-notifications.ts';
import { readChoices } from './read-choices.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

describe('a choice', () => {
  it('is what its kind proposes until one is made', async () => {
    const offered = ['inApp', 'byMail', 'byPush'];
    expect(await readChoices(scene.owner)).toContainEqual({
      kind: 'comment',
      inApp: true,
      byMail: false,
      byPush: false,
      offered,
    });
    await chooseNotifications(scene.owner, { kind: 'comment', inApp: false, byMail: true, byPush: false });
    await chooseNotifications(scene.owner, { kind: 'comment', inApp: true, byMail: true, byPush: false });
    expect(await readChoices(scene.owner)).toContainEqual({
      kind: 'comment',
      inApp: true,
      byMail: true,
      byPush: false,
      offered,
    });
  });

  it('stands at the place that its kind has among the others', async () => {
    const places = [
      'feedback',
      'retest',
      'masked_reply',
      'credit',
      'comment',
      'reply',
      'mention',
      'validated',
      'badge',
    ];
    const listed = (await readChoices(scene.owner)).map(({ kind }) => kind);
    expect(listed.filter((kind) => places.includes(kind))).toEqual(places);
  });

  it('of a kind that nobody declares is refused', async () => {
    const kind = 'toString' as 'comment';
    const choice = { kind, inApp: true, byMail: true, byPush: true };
    await expect(chooseNotifications(scene.owner, choice)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('cannot send a kind on a way that it never goes', async () => {
    const { notificationKinds } = scene.owner;
    const feedback = { ...notificationKinds.feedback, mail: 'never' } as const;
    const ctx = { ...scene.owner, notificationKinds: { ...notificationKinds, feedback } };
    await chooseNotifications(ctx, { kind: 'feedback', inApp: true, byMail: true, byPush: true });
    expect((await readChoices(ctx)).find(({ kind }) => kind === 'feedback')).toMatchObject({
      byMail: false,
      offered: ['inApp', 'byPush'],
    });
    scene.world.jobCtx.notificationKinds = ctx.notificationKinds;
    await scene.feedbackGiven();
    scene.world.jobCtx.notificationKinds = notificationKinds;
    expect(await scene.listed()).toHaveLength(1);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('of neither way keeps the news away altogether', async () => {
    await chooseNotifications(scene.owner, { kind: 'feedback', inApp: false, byMail: false, byPush: false });
    await scene.feedbackGiven();
    expect(await scene.listed()).toEqual([]);
    expect(await scene.mailsUntil('2026-11-20T10:00:00Z')).toEqual([]);
  });

  it('of mail alone is mailed and not listed', async () => {
    await chooseNotifications(scene.owner, { kind: 'feedback', inApp: false, byMail: true, byPush: false });
    await scene.feedbackGiven();
    expect(await scene.listed()).toEqual([]);
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual(['A tester gave feedback on Tidepool']);
  });
});
