import { offerRules, reachRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';

export interface Habits {
  visits: number;
  daysSinceJoining: number;
  messages: number;
  messagesOpened: number;
}

/** The chance that a tester sees an offer before it expires: they come anyway, or the message brings them. */
export function estimateReach(habits: Habits): number {
  const comesAnyway = 1 - Math.exp((-visitsPerDay(habits) * offerRules.expiresAfterHours) / 24);
  return 1 - (1 - opensMessage(habits)) * (1 - comesAnyway);
}

/** Of somebody nobody knows anything about. */
export const newcomersReach = estimateReach({
  visits: 0,
  daysSinceJoining: 0,
  messages: 0,
  messagesOpened: 0,
});

function opensMessage({ messages, messagesOpened }: Habits): number {
  const { openedPrior, openedPriorMessages } = reachRules;
  return (openedPriorMessages * openedPrior + messagesOpened) / (openedPriorMessages + messages);
}

function visitsPerDay({ visits, daysSinceJoining }: Habits): number {
  return (reachRules.priorVisits + visits) / (reachRules.priorDays + daysSinceJoining);
}
