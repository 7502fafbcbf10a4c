import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countUnread } from '../list/count-unread.ts';
import { listNotifications } from '../list/list-notifications.ts';
import { markRead } from '../list/mark-read.ts';
import { type NotificationScene, openScene } from '../notification-scene.testing.ts';
import { notify } from '../notify/notify.ts';

let scene: NotificationScene;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(() => scene.begin());
afterAll(() => scene.world.close());

describe('a mail', () => {
  it('waits five minutes, and is not sent for what was read meanwhile', async () => {
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-16T10:04:59Z')).toEqual([]);
    await markRead(scene.owner, { id: null });
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
  });

  it('is the first, and what follows within a day comes in one', async () => {
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual(['A tester gave feedback on Tidepool']);
    await scene.publish('Driftwood');
    await scene.feedbackGiven();
    await scene.mentioned();
    expect(await scene.mailsUntil('2026-11-17T10:05:00Z')).toEqual([]);
    const mails = await scene.lettersUntil('2026-11-17T10:06:00Z');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A tester gave feedback on Driftwood (and 1 more update)',
    ]);
    const { items } = await listNotifications(scene.owner, { only: undefined, after: undefined });
    const mailed = items.filter(({ kind, about }) => kind === 'mention' || about?.name === 'Driftwood');
    expect(mailed).toHaveLength(2);
    for (const { path } of mailed) {
      expect(mails[0]?.html).toContain(`href="${scene.world.jobCtx.origin}${path}"`);
    }
    expect(await scene.mailsUntil('2026-11-19T10:06:00Z')).toEqual([]);
  });

  it('comes again for what joined its line', async () => {
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-16T10:05:00Z')).toEqual(['A tester gave feedback on Tidepool']);
    scene.world.clock.now = new Date('2026-11-16T10:06:00Z');
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-17T10:05:00Z')).toEqual(['2 testers gave feedback on Tidepool']);
  });

  it.each([
    [1, 'Try the new version'],
    [2, 'Open Firstlight to see what’s new.'],
  ])(
    'names no project on a locked screen where all its news, %i of them, are discreet',
    async (count, preview) => {
      for (let at = 0; at < count; at += 1) {
        const name = `Secret Harbour ${at}`;
        await scene.publish(name);
        await notify(scene.world.jobCtx, {
          userId: scene.other.actor.id,
          kind: 'credit',
          subjectId: scene.project,
          aboutId: scene.project,
          actorId: null,
          cause: name,
        });
      }
      const [mail, ...more] = await scene.lettersUntil('2026-11-16T10:20:00Z');
      expect(more).toEqual([]);
      expect(mail?.subject).not.toContain('Harbour');
      const outside = mail?.html.slice(0, mail.html.indexOf('<table'));
      expect(outside).toContain(preview);
      expect(outside).not.toContain('Harbour');
      expect(mail?.html).toContain('Secret Harbour 0');
    },
  );

  it('writes an actor without a name in lower case inside its subject', async () => {
    for (const cause of ['one', 'two']) {
      await notify(scene.world.jobCtx, {
        userId: scene.owner.actor.id,
        kind: 'mention',
        subjectId: scene.project,
        aboutId: scene.project,
        actorId: null,
        cause,
      });
    }
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([
      'You were mentioned 2 times in comments on Tidepool, most recently by someone',
    ]);
  });

  it('waits for a day after a mail, not after a turn in which all had been read', async () => {
    await scene.feedbackGiven();
    await markRead(scene.owner, { id: null });
    expect(await scene.mailsUntil('2026-11-16T10:05:00Z')).toEqual([]);
    scene.world.clock.now = new Date('2026-11-16T10:10:00Z');
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-16T10:20:00Z')).toEqual(['A tester gave feedback on Tidepool']);
  });

  it('says again that there is more on a line which was mailed and never read', async () => {
    await scene.feedbackGiven();
    await scene.mailsUntil('2026-11-16T10:06:00Z');
    await scene.feedbackGiven();
    expect(await scene.mailsUntil('2026-11-17T10:06:00Z')).toEqual(['2 testers gave feedback on Tidepool']);
  });

  it('tells nothing of a project that has been hidden from its reader since', async () => {
    await notify(scene.world.jobCtx, {
      userId: scene.other.actor.id,
      kind: 'mention',
      subjectId: scene.project,
      aboutId: scene.project,
      actorId: scene.owner.actor.id,
      cause: 'a mention',
    });
    await scene.world.database.db
      .updateTable('projectStats')
      .set({ listed: false })
      .where('projectId', '=', scene.project)
      .execute();
    expect(await scene.mailsUntil('2026-11-16T10:06:00Z')).toEqual([]);
    expect((await listNotifications(scene.other, { only: undefined, after: undefined })).items).toEqual([]);
    expect(await countUnread(scene.other)).toEqual({ count: 0 });
  });
});
