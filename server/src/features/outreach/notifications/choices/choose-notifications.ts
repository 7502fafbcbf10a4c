import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { chooseNotifications as endpoint } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { keepChoice } from './notification-choices.queries.ts';

export async function chooseNotifications(
  ctx: Context<Member>,
  { kind, ...choice }: InputOf<typeof endpoint>,
): Promise<null> {
  if (!Object.hasOwn(ctx.notificationKinds, kind))
    throw new AppError('request.invalid', { fields: ['kind'] });
  await keepChoice(ctx.db, ctx.actor.id, kind, choice);
  return null;
}
