import type { Context } from '../../../core/context.ts';
import { findSiteMean } from './ratings/ratings.queries.ts';

/** In thousandths: what a project without ratings of its own is taken for. */
export function readSiteMean({ db }: Pick<Context, 'db'>): Promise<number> {
  return findSiteMean(db);
}
