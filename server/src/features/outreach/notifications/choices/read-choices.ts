import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readChoices as endpoint } from '@firstlight/contract/outreach/notifications/notifications.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { KindRules } from '../../../../core/notifications/notification-kind.ts';
import { listKinds } from '../kinds/list-kinds.ts';
import { choiceInForce } from './choice-in-force.ts';
import { listChosen } from './notification-choices.queries.ts';

/** Every kind, at its place. */
export async function readChoices(ctx: Context<Member>): Promise<ResultOf<typeof endpoint>> {
  const rows = await listChosen(ctx.db, ctx.actor.id);
  const chosen = new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
  return listKinds(ctx.notificationKinds)
    .toSorted((one, other) => one.rules.place - other.rules.place)
    .map(({ kind, rules }) => ({
      kind,
      ...choiceInForce(rules, chosen.get(kind)),
      offered: waysOf(rules),
    }));
}

function waysOf({ mail, push }: KindRules) {
  const ways = { inApp: true, byMail: mail !== 'never', byPush: push !== 'never' };
  return (['inApp', 'byMail', 'byPush'] as const).filter((way) => ways[way]);
}
