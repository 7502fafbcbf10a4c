import { notificationRules } from '@firstlight/contract/outreach/notifications/notification-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { notificationQuestions } from '../../../../core/notifications/notification-questions.ts';
import { ask } from '../../../../core/question.ts';
import { listDeviceSessions, readDevices } from './push-devices.queries.ts';

/** The latest devices on which somebody is still signed in. */
export async function openDevices(ctx: Context, userId: string) {
  const sessions = await listDeviceSessions(ctx.db, userId);
  const open = new Set(await ask(ctx, notificationQuestions.openSessions, sessions));
  const latest = sessions.filter((id) => open.has(id)).slice(0, notificationRules.pushDevicesMax);
  return readDevices(ctx.db, ctx.vault, latest);
}
