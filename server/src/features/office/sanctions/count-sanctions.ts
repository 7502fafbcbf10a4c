import type { Db } from '../../../db/database.ts';
import { countDecided, type SanctionCounts } from './published/sanction-counts.queries.ts';

/** Sums over a span of time, for what is published. */
export const countSanctions = (db: Db, span: { from: Date; until: Date }): Promise<SanctionCounts> =>
  countDecided(db, span);
