import type { Context } from '../../../core/context.ts';
import { listVisibleByStart } from './profile/people-by-start.queries.ts';

/** People with a visible profile, by the beginning of the name or username they have now. */
export function findPeopleByStart({ db }: Pick<Context, 'db'>, start: string) {
  return listVisibleByStart(db, start);
}
