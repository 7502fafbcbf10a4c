import type { Context } from '../../../core/context.ts';
import { endOfStretch, enrolOne, enrolStretch } from './learn/enrolment.queries.ts';
import { newcomersReach } from './model/estimate-reach.ts';

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const stretch = 100_000;

/** Takes somebody who says what they care for into the pool. */
export async function enrolTester({ db }: Pick<Context, 'db'>, testerId: string): Promise<void> {
  await enrolOne(db, newcomersReach, testerId);
}

/** The same for everybody, in stretches: no statement takes longer because there are more people. */
export async function enrolEverybody({ db }: Pick<Context, 'db'>): Promise<void> {
  let after = firstId;
  while (after !== lastId) {
    const upTo = (await endOfStretch(db, after, stretch)) ?? lastId;
    await enrolStretch(db, newcomersReach, { after, upTo });
    after = upTo;
  }
}
