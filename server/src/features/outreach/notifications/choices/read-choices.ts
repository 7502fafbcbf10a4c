import type { Context, Member } from '../../../../core/context.ts';
import { choicesOf } from './notification-choices.queries.ts';

export const readChoices = (ctx: Context<Member>) => choicesOf(ctx.db, ctx.actor.id);
