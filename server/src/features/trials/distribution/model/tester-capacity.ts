import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

/** Times in hours on any one clock; minus infinity for what never was. */
export interface Load {
  openOffers: number;
  lastMessageAt: number;
  previousMessageAt: number;
  messagesUnseen: number;
  lastExpiryAt: number;
}

const week = 7 * 24;

/** How many offers a tester may be given now. Asking too often makes people stop coming, so the answer is often none. */
export function openPlaces(load: Load, now: number): number {
  if (messagesThisWeek(load, now) >= offerRules.messagesPerWeek) return 0;
  if (now - load.lastMessageAt < offerRules.hoursBetweenMessages) return 0;
  if (isResting(load, now)) return 0;
  return Math.max(0, offerRules.openPerTester - load.openOffers);
}

/** Two a week are the most, so the last two are all there can be. */
function messagesThisWeek({ lastMessageAt, previousMessageAt }: Load, now: number): number {
  return [lastMessageAt, previousMessageAt].filter((at) => now - at < week).length;
}

function isResting({ messagesUnseen, lastExpiryAt }: Load, now: number): boolean {
  return messagesUnseen >= offerRules.unseenMessagesInARow && now - lastExpiryAt < offerRules.restDays * 24;
}

/** Nobody is asked on their first days, unless they have come back by themselves. */
export function isNewcomer({ visits, joinedAt }: { visits: number; joinedAt: number }, now: number): boolean {
  return visits < offerRules.firstAfterVisits && now - joinedAt < offerRules.firstAfterHours;
}
