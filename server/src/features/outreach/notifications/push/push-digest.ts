import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { JobContext } from '../../../../core/job.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import type { PushOutcome, WebPush } from '../../../../platform/web-push/web-push.ts';
import { addWords } from '../list/add-words.ts';
import { gathered } from '../list/visible.queries.ts';
import { openDevices } from './open-devices.ts';
import { beginPush, dropDevice, releasePush } from './push-devices.queries.ts';
import { pushMessage } from './push-message.ts';

type Device = Awaited<ReturnType<typeof openDevices>>[number];

/**
 * One push for one person's news, on each device where they asked for it, never twice on one. What they have read meanwhile,
 * here or elsewhere, is left out, and a day later nothing of it is news any more.
 */
export async function pushDigest(
  ctx: JobContext,
  { userId, pushedAt }: { userId: string; pushedAt: string },
): Promise<void> {
  const at = new Date(pushedAt);
  const now = ctx.now();
  const seconds =
    notificationRules.pushWithinHours * 3600 - Math.floor((now.getTime() - at.getTime()) / 1000);
  const kinds = ctx.notificationKinds;
  const lines = await gathered(ctx.db, kinds, userId, { way: 'pushedAt', at, now });
  const [first, ...more] = await addWords(ctx, userId, lines);
  const reader = await ask(ctx, notificationQuestions.findAddressee, userId);
  if (!ctx.webPush || !first || !reader || seconds <= 0) return;

  const text = JSON.stringify(pushMessage(kinds, reader.language, [first, ...more]));
  const devices = await openDevices(ctx, userId);
  const outcomes: PushOutcome[] = [];
  for (const device of devices) {
    if (!(await beginPush(ctx.db, device.sessionId, at))) continue;
    outcomes.push(await pushOn(ctx, ctx.webPush, device, { text, seconds, at }));
  }
  const failed = outcomes.filter((outcome) => outcome !== 'taken' && outcome !== 'gone');
  if (failed.length > 0) throw new Error(`a push did not arrive: ${failed.join(', ')}`);
}

async function pushOn(
  ctx: JobContext,
  webPush: WebPush,
  { sessionId, subscription }: Device,
  { text, seconds, at }: { text: string; seconds: number; at: Date },
): Promise<PushOutcome> {
  const outcome = await webPush.send(subscription, text, seconds);
  if (outcome === 'gone') await dropDevice(ctx.db, sessionId);
  if (outcome === 'later') await releasePush(ctx.db, sessionId, at);
  return outcome;
}
