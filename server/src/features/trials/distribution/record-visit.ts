import type { Context } from '../../../core/context.ts';
import { countVisit } from './learn/testers.queries.ts';

/** Notes that somebody has come to the feed; a message they had got meanwhile has worked. Gives how often they have come. */
export function recordVisit({ db, now }: Pick<Context, 'db' | 'now'>, testerId: string): Promise<number> {
  return countVisit(db, testerId, now());
}
