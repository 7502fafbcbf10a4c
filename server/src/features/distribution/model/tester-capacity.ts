import { offerRules } from '@firstlight/contract/distribution-rules.ts';

/** Times in hours on any one clock. */
export interface Load {
  openOffers: number;
  lastMessageAt: number;
  messagesThisWeek: number;
  unseenMessagesInARow: number;
  lastExpiryAt: number;
}

/** How many offers a tester may be given now. Asking too often makes people stop coming, so the answer is often none. */
export function freePlaces(load: Load, now: number): number {
  if (load.messagesThisWeek >= offerRules.messagesPerWeek) return 0;
  if (now - load.lastMessageAt < offerRules.hoursBetweenMessages) return 0;
  if (isResting(load, now)) return 0;
  return Math.max(0, offerRules.openPerTester - load.openOffers);
}

function isResting({ unseenMessagesInARow, lastExpiryAt }: Load, now: number): boolean {
  return (
    unseenMessagesInARow >= offerRules.unseenMessagesInARow && now - lastExpiryAt < offerRules.restDays * 24
  );
}
