import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';

export interface Raid {
  username: string;
  name: string;
  cases: readonly QueuedCase[];
  reports: number;
  /** Of the most urgent. */
  since: string;
  dueAt: string;
}

/** Open cases of a raid against one person, of which there are several, apart from the others. Never of hidden authors: nobody may tell that two notes are one person's. */
export function gatherRaids(cases: readonly QueuedCase[]): { alone: QueuedCase[]; raids: Raid[] } {
  const inRaid = cases.filter(({ isRaid, state, author }) => isRaid && state === 'open' && author);
  const byPerson = Map.groupBy(inRaid, ({ author }) => author?.username ?? '');
  const raids = [...byPerson].flatMap(([username, gathered]) => {
    const [first] = gathered.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
    if (!first || gathered.length < 2) return [];
    const reports = gathered.reduce((sum, one) => sum + one.reports, 0);
    const { openedAt: since, dueAt } = first;
    return [{ username, name: first.author?.name ?? username, cases: gathered, reports, since, dueAt }];
  });
  const gathered = new Set(raids.flatMap((raid) => raid.cases));
  return { alone: cases.filter((one) => !gathered.has(one)), raids };
}
