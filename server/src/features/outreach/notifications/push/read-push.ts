import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readPush as endpoint } from '@firstlight/contract/outreach/notifications/push.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { isDevice } from './push-devices.queries.ts';

export async function readPush(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  if (!ctx.webPush) return { publicKey: null, isOn: false };
  return { publicKey: ctx.webPush.publicKey, isOn: await isDevice(ctx.db, ctx.actor.sessionId) };
}
