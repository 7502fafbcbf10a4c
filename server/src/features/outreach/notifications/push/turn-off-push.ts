import type { Context, Member } from '../../../../core/context.ts';
import { dropDevice } from './push-devices.queries.ts';

/** Done as well where nothing was on. */
export async function turnOffPush(ctx: Context<Member>): Promise<null> {
  await dropDevice(ctx.db, ctx.actor.sessionId);
  return null;
}
