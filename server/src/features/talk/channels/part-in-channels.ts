import type { Context } from '../../../core/context.ts';
import { forgetWakesBetween } from './marks/marks.queries.ts';

/** One of the two blocks the other: what wakes either no more must not keep them from hearing of the others. */
export function partInChannels({ db }: Context, people: readonly [string, string]): Promise<void> {
  return forgetWakesBetween(db, people);
}
