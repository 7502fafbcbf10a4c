import { hash as digest } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { countActs, findHead, listChained, listDays } from './admin-acts.queries.ts';

export interface ChainFault {
  /** Where in the order of acts, or which day. */
  at: number | string;
  what: 'missing' | 'changed' | 'not_chained' | 'outside' | 'head' | 'day';
}

const beginning = '0'.repeat(64);

/**
 * Counts the chain of what admins did anew, from the first act on: every act that was removed, changed or put in between is
 * a fault, also the last one. Hashes are made here, not by the database that is being judged. Run it in one transaction that repeats
 * its reads, where acts may be written meanwhile.
 */
export async function verifyAdminActs(db: Db, page = 5_000): Promise<ChainFault[]> {
  const days = new Map<number, { day: string; head: string }[]>();
  for (const { day, acts, head } of await listDays(db)) {
    days.set(acts, [...(days.get(acts) ?? []), { day, head }]);
  }
  const faults: ChainFault[] = [];
  const judgeDays = (acts: number, hash: string | undefined) => {
    for (const { day, head } of days.get(acts) ?? [])
      if (head !== hash) faults.push({ at: day, what: 'day' });
    days.delete(acts);
  };

  const head = await findHead(db);
  let place = 0;
  let last = beginning;
  judgeDays(0, last);
  for (;;) {
    const acts = await listChained(db, place, page);
    for (const act of acts) {
      if (act.place !== place + 1) faults.push({ at: place + 1, what: 'missing' });
      if (act.previousHash !== last) faults.push({ at: act.place, what: 'not_chained' });
      if (digest('sha256', `${act.covered}\n${act.previousHash}`) !== act.hash) {
        faults.push({ at: act.place, what: 'changed' });
      }
      place = act.place;
      last = act.hash;
      judgeDays(place, last);
    }
    if (acts.length < page) break;
  }
  if (head.acts !== place || head.hash !== last) faults.push({ at: place, what: 'head' });
  for (const acts of [...days.keys()]) judgeDays(acts, undefined);
  const { all, loose } = await countActs(db);
  if (loose > 0 || all !== head.acts) faults.push({ at: all, what: 'outside' });
  return faults;
}
