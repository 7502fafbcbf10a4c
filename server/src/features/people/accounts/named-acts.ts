import { hiddenActRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import {
  deleteActedBefore,
  listActedSince,
  upsertCreatorsAct,
  upsertNamedAct,
} from './account/named-acts.queries.ts';

const within = hiddenActRules.namedWithinMinutes * 60_000;

type Asked = Pick<Context, 'db' | 'now'>;

/** Notes that somebody does something under their name now, before anybody can see it. */
export function noteNamedAct({ db, now }: Asked, userId: string): Promise<void> {
  return upsertNamedAct(db, userId, now());
}

/** Notes that a creator becomes a tester, which their profile says for good: all that they do hidden in the day that follows is held. */
export function noteBecomesTester({ db, now }: Asked, userId: string): Promise<void> {
  const last = now().getTime() + hiddenActRules.heldHoursMax * 60 * 60_000 - within;
  return upsertCreatorsAct(db, userId, new Date(last));
}

/** Whoever did something under their name within the last hour. */
export function listNamed({ db, now }: Asked): Promise<string[]> {
  return listActedSince(db, new Date(now().getTime() - within));
}

/** What is older serves nobody, and would tell for ever when somebody was last here. */
export function forgetNamedActs({ db, now }: Asked): Promise<void> {
  return deleteActedBefore(db, new Date(now().getTime() - within));
}
