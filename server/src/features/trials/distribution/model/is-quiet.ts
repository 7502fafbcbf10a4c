import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: offerRules.timeZone,
});

/** At night nobody is asked for anything. People do not tell us where they live, so it is the house's own night. */
export function isQuiet(now: Date): boolean {
  const hour = Number(clock.format(now));
  return hour >= offerRules.quietFromHour || hour < offerRules.quietUntilHour;
}
