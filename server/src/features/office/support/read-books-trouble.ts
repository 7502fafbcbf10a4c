import type { Db } from '../../../db/database.ts';
import { listDifferences } from './books/checks.queries.ts';

export interface BooksTrouble {
  days: number;
  since: Date | null;
}

/** Days on which our ledger and the provider’s differ. */
export async function readBooksTrouble(db: Db, most: number): Promise<BooksTrouble> {
  const days = await listDifferences(db, most);
  return { days: days.length, since: days[0] ? new Date(days[0].day) : null };
}
