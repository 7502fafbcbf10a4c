import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import type { readTransparency as endpoint } from '@firstlight/contract/office/transparency/transparency.ts';
import { readLatestSeal } from '../../../core/admin-acts/read-latest-seal.ts';
import type { Context } from '../../../core/context.ts';
import { addQuarters, quartersOf } from './add-quarters.ts';
import { ledgerLine } from './ledger-line.ts';
import { dayOf, quarterOf } from './quarters.ts';
import { listQuarters } from './transparency.queries.ts';

/** What was published. Nothing is counted here: the answer is the same for everybody until the next quarter is over. */
export async function readTransparency(
  { db, now }: Context,
  { span = 'quarter' }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const quarters = await listQuarters(db);
  const [latest, ...earlier] = quartersOf(quarters, span);
  const seal = await readLatestSeal(db);
  return {
    counted: latest
      ? {
          from: (earlier.at(-1) ?? latest).startsOn,
          until: lastDayOf(latest.startsOn),
          figures: addQuarters([latest, ...earlier], span),
        }
      : null,
    ledger: quarters.map(ledgerLine),
    nextOn: dayOf(quarterOf(now()).until),
    // How many acts there were is left out: from one day to the next it would tell how much was decided.
    seal: seal ? { day: seal.day, head: seal.head } : null,
  };
}

const lastDayOf = (startsOn: string): string =>
  dayOf(new Date(quarterOf(new Date(startsOn)).until.getTime() - 1));
