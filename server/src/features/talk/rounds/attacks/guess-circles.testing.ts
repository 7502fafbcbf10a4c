import { randomInt, randomUUID } from 'node:crypto';
import { type Duty, drawDuties, type Entry } from '../circles/draw-duties.ts';

interface Places {
  people: number;
  /** Accounts of the attacker’s in the circle: the first made the project. */
  accounts: number;
}

/**
 * What the attacker sees of one circle: for each of the others, which of the accounts are to test their project, from the
 * beginning or since it was handed on; beside it how the accounts stand to each other, and how many notes came.
 */
interface Seen {
  suspects: { id: string; standing: string }[];
  authors: Set<string>;
}

/** How many times as often as chance the best guess is right, where chance is to name any of the others who entered. */
export function guessCircles(places: Places, circles: number): number {
  const rates = learn(Array.from({ length: circles }, () => watch(places)));
  let [right, notes] = [0, 0];
  for (let count = 0; count < circles; count += 1) {
    const { suspects, authors } = watch(places);
    const best = Math.max(...suspects.map(({ standing }) => rates.get(standing) ?? 0));
    const likely = suspects.filter(({ standing }) => (rates.get(standing) ?? 0) === best);
    notes += authors.size;
    // Nothing that is told of a note sets it apart from the others on the project: each is guessed alike.
    right += likely.filter(({ id }) => authors.has(id)).length / likely.length;
  }
  return (right / notes) * (places.people - places.accounts);
}

/** One circle, with every second spare duty handed on. */
function watch({ people, accounts }: Places): Seen {
  const entries = Array.from({ length: people }, (_, index) => ({
    userId: `u${index}`,
    projectId: `p${index}`,
  }));
  const handed = new Set(entries.filter(() => randomInt(2) === 0).map(({ projectId }) => projectId));
  const duties = drawDuties(entries, () => false, randomUUID).filter(
    ({ isSpare, projectId }) => !isSpare || handed.has(projectId),
  );
  const mine = entries.slice(0, accounts);
  const own = mine.map(({ userId }) => dutiesOf(duties, userId));
  const others = entries.slice(accounts);
  const isOther = new Set(others.map(({ userId }) => userId));
  const authors = duties
    .filter(({ userId, projectId }) => projectId === 'p0' && isOther.has(userId))
    .map(({ userId }) => userId);
  const standingOf = ({ projectId }: Entry) => own.map((tested) => tested.get(projectId) ?? '').join();
  const overlap = others.filter(({ projectId }) => own.every((tested) => tested.has(projectId))).length;
  const known = JSON.stringify([authors.length, mine.map(standingOf), overlap]);
  const suspects = others.map((entry) => ({ id: entry.userId, standing: `${standingOf(entry)} ${known}` }));
  return { suspects, authors: new Set(authors) };
}

const dutiesOf = (duties: readonly Duty[], userId: string) =>
  new Map(
    duties
      .filter((duty) => duty.userId === userId)
      .map(({ projectId, isSpare }) => [projectId, isSpare ? 'handed on' : 'first']),
  );

/** How often somebody who stands so was an author. */
function learn(seen: readonly Seen[]): Map<string, number> {
  const counts = new Map<string, { times: number; authored: number }>();
  for (const { suspects, authors } of seen)
    for (const { id, standing } of suspects) {
      const count = counts.get(standing) ?? { times: 0, authored: 0 };
      counts.set(standing, {
        times: count.times + 1,
        authored: count.authored + (authors.has(id) ? 1 : 0),
      });
    }
  return new Map([...counts].map(([standing, { times, authored }]) => [standing, authored / times]));
}
