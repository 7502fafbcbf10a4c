import { accountRules } from '@firstlight/contract/rules.ts';
import type { Context } from '../../../core/context.ts';
import { listVisibleByStart } from './profile/people-by-start.queries.ts';

const searchAfterMs = accountRules.searchAfterHours * 60 * 60 * 1000;

/**
 * Finds people with a visible profile by the beginning of their name or username. An account is searchable after one day,
 * and by its exact username at once.
 */
export function findPeopleByStart({ db, now }: Pick<Context, 'db' | 'now'>, start: string) {
  return listVisibleByStart(db, start, new Date(now().getTime() - searchAfterMs));
}
