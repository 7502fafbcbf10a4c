import { type ReporterTrust, reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import { moderationRules } from '@firstlight/contract/rules.ts';

/** What is known of whoever reports, at the moment of the report. */
export interface Reporter {
  isGuest: boolean;
  isYoung: boolean;
  /** Limited or suspended, or told to misuse reports. */
  isUnweighted: boolean;
  /** Of their earlier reports. */
  upheld: number;
  rejected: number;
}

/** From how many decided reports on somebody has a history. */
const historyFrom = 3;

/** Whoever was right before weighs up to twice as much, whoever was wrong up to nothing. */
export function weighReport({ isGuest, isYoung, isUnweighted, upheld, rejected }: Reporter): number {
  if (isGuest) return reportWeights.guest;
  if (isUnweighted) return 0;
  const base = isYoung ? reportWeights.youngBase : reportWeights.base;
  return (base * 2 * (upheld + 1.5)) / (upheld + rejected + 4);
}

/** The same in a word, for whoever decides. */
export function trustOf({ isGuest, isYoung, isUnweighted, upheld, rejected }: Reporter): ReporterTrust {
  if (isGuest) return 'guest';
  if (isUnweighted) return 'unweighted';
  const decided = upheld + rejected;
  if (decided < historyFrom) return isYoung ? 'new_account' : 'no_history';
  const share = upheld / decided;
  if (share >= 0.8) return 'usually_right';
  return share >= 0.5 ? 'often_right' : 'seldom_right';
}

/** A report that was not withdrawn. */
export interface WeighedReport {
  /** Null: somebody who cannot be told from others, and weighs nothing. */
  reporter: string | null;
  weight: number;
  isYoung: boolean;
}

export interface CaseWeight {
  weight: number;
  /** How many of them are neither guests nor young accounts; who reports together is one. */
  established: number;
}

/** `together`: pairs of reporters who have reported the same things before. */
export function weighReports(
  reports: readonly WeighedReport[],
  together: readonly (readonly [string, string])[],
): CaseWeight {
  const groups = groupsOf(reports, together).map((group) => ({
    weight: Math.max(...group.map(({ weight }) => weight)),
    isEstablished: group.some(({ isYoung, weight }) => !isYoung && weight > 0),
  }));
  const sum = (isEstablished: boolean) =>
    groups
      .filter((group) => group.isEstablished === isEstablished)
      .reduce((total, { weight }) => total + weight, 0);
  return {
    weight: sum(true) + Math.min(sum(false), reportWeights.youngTogetherMost),
    established: groups.filter(({ isEstablished }) => isEstablished).length,
  };
}

/** Whether reports alone hide something until a person has looked. */
export function isHiddenByReports(
  { weight, established }: CaseWeight,
  { isRaid, isDecided }: { isRaid: boolean; isDecided: boolean },
): boolean {
  if (isRaid || isDecided) return false;
  return weight >= moderationRules.hiddenFromWeight && established >= reportWeights.hidingEstablishedMin;
}

/** Over ten in an hour against one person, and five times what they are used to. */
export function isRaid(lastHour: number, perHourUsually: number): boolean {
  return lastHour > reportWeights.raidFrom && lastHour >= reportWeights.raidTimes * perHourUsually;
}

function groupsOf(
  reports: readonly WeighedReport[],
  together: readonly (readonly [string, string])[],
): WeighedReport[][] {
  const leader = new Map<string, string>();
  const find = (one: string): string => {
    const next = leader.get(one);
    return next === undefined ? one : find(next);
  };
  for (const [one, other] of together) {
    const [first, second] = [find(one), find(other)];
    if (first !== second) leader.set(second, first);
  }
  const groups = Map.groupBy(reports, ({ reporter }) => (reporter === null ? Symbol() : find(reporter)));
  return [...groups.values()];
}
