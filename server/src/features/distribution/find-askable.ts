import type { Db } from '../../db/pool.ts';
import { freePlaces } from './tester-capacity.ts';
import { listAskable, type TesterRow } from './testers.queries.ts';

const hour = 60 * 60 * 1000;
const week = 7 * 24;

/** Those who may be asked now, and for how many projects. */
export async function findAskable(db: Db, now: Date): Promise<(TesterRow & { places: number })[]> {
  const testers = await listAskable(db, now);
  return testers
    .map((tester) => ({ ...tester, places: placesOf(tester, now) }))
    .filter(({ places }) => places > 0);
}

function placesOf(tester: TesterRow, now: Date): number {
  const hoursAt = (moment: Date | null) => (moment === null ? -Infinity : moment.getTime() / hour);
  const isThisWeek = (moment: Date | null) => now.getTime() / hour - hoursAt(moment) < week;
  return freePlaces(
    {
      openOffers: tester.openOffers,
      lastMessageAt: hoursAt(tester.lastMessageAt),
      // Two a week are the most, so the last two are all there can be.
      messagesThisWeek: [tester.lastMessageAt, tester.messageBeforeAt].filter(isThisWeek).length,
      unseenMessagesInARow: tester.messagesUnseen,
      lastExpiryAt: hoursAt(tester.lastExpiryAt),
    },
    now.getTime() / hour,
  );
}
