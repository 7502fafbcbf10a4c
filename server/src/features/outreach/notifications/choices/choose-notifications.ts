import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { chooseNotifications as endpoint } from '@firstlight/contract/outreach/notifications/notifications.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { keepChoice } from './notification-choices.queries.ts';

export async function chooseNotifications(
  ctx: Context<Member>,
  { kind, ...choice }: InputOf<typeof endpoint>,
): Promise<null> {
  await keepChoice(ctx.db, ctx.actor.id, kind, choice);
  return null;
}
