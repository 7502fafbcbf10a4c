import { type Case, standardised } from './guess-model.ts';
import type { Journal } from './journal.ts';
import { knownSuspects } from './suspects.ts';
import type { Town } from './town.ts';

/** Each time a sum on a card has moved: who of those who answered since it last did, by what people do under their names nearby, and by what their pages say soon after. */
export function gatherCardEvidence(town: Town, journal: Journal): Case[] {
  const usernames = town.testers.map(({ username }) => username);
  const place = new Map(town.testers.map(({ id }, n) => [id, n]));
  const suspects = knownSuspects(journal, usernames);
  const cases: Case[] = [];
  for (const moves of Map.groupBy(journal.sums, ({ projectId }) => projectId).values()) {
    for (const [n, { at, projectId }] of moves.entries()) {
      const since = moves[n - 1]?.at ?? 0;
      const scores = [
        standardised(
          suspects.map(({ named }) =>
            nearest(
              named.map((act) => act.at),
              at,
            ),
          ),
        ),
        standardised(
          suspects.map(({ rises }) =>
            nearest(
              (rises.get('anything') ?? []).filter((one) => one > at),
              at,
            ),
          ),
        ),
      ];
      const answered = town.cardAnswers.filter(
        (one) => one.projectId === projectId && one.at > since && one.at <= at,
      );
      cases.push(
        ...new Set(answered.map(({ testerId }) => place.get(testerId)))
          .values()
          .flatMap((author) => (author === undefined ? [] : [{ scores, author }])),
      );
    }
  }
  return cases;
}

const hour = 3_600_000;

function nearest(times: readonly number[], at: number): number {
  return -Math.log1p(Math.min(1_440, ...times.map((time) => Math.abs(time - at) / hour)));
}
