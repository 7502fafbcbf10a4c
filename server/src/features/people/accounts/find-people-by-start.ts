import type { Context } from '../../../core/context.ts';
import { listVisibleByStart } from './profile/people-by-start.queries.ts';

const unfoundMilliseconds = 2 * 24 * 60 * 60 * 1000;

/** People with a visible profile, by the beginning of the name or username they have now. */
export function findPeopleByStart({ db, now }: Pick<Context, 'db' | 'now'>, start: string) {
  return listVisibleByStart(db, start, new Date(now().getTime() - unfoundMilliseconds));
}
