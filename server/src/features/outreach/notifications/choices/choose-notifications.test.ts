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
  it('is what the contract proposes until one is made', async () => {
    expect(await readChoices(scene.owner)).toContainEqual({
      kind: 'comment',
      inApp: true,
      byMail: false,
      byPush: false,
    });
    await chooseNotifications(scene.owner, { kind: 'comment', inApp: false, byMail: true, byPush: false });
    await chooseNotifications(scene.owner, { kind: 'comment', inApp: true, byMail: true, byPush: false });
    expect(await readChoices(scene.owner)).toContainEqual({
      kind: 'comment',
      inApp: true,
      byMail: true,
      byPush: false,
    });
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
