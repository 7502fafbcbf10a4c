import type { Context } from '../../../../core/context.ts';
import { updateMovedDays } from './discover.queries.ts';

/** On which day something was last written in each group, once a night: the order of a list must not tell when somebody wrote. */
export async function refreshMoved({ db }: Context): Promise<void> {
  await updateMovedDays(db);
}
