import { circleRules } from '@firstlight/contract/rules.ts';

export interface Entry {
  userId: string;
  projectId: string;
}

export interface Duty extends Entry {
  /** Waits for the half of the time. */
  isSpare: boolean;
}

const draws = 40;

/**
 * Everybody tests the projects of the next three on a ring drawn by lot, and spares the fourth. As nobody is asked who is
 * fewer than four places before somebody and four behind, no two ever test each other. Of some rings the one that asks
 * fewest people about what they have answered before; who still would be is not asked.
 */
export function drawRing(
  entries: readonly Entry[],
  hasAnswered: (userId: string, projectId: string) => boolean,
  newId: () => string,
): Duty[] {
  let best: Duty[] = [];
  for (let draw = 0; draw < draws; draw += 1) {
    const all = dutiesOn(shuffle(entries, newId));
    const free = all.filter(({ userId, projectId }) => !hasAnswered(userId, projectId));
    if (free.length > best.length) best = free;
    if (free.length === all.length) break;
  }
  return best;
}

function dutiesOn(ring: readonly Entry[]): Duty[] {
  return ring.flatMap(({ userId }, place) =>
    Array.from({ length: circleRules.duties + 1 }, (_, index) => ({
      userId,
      projectId: ring[(place + index + 1) % ring.length]?.projectId ?? '',
      isSpare: index === circleRules.duties,
    })),
  );
}

/** By the ends of random ids, which are the lots. */
function shuffle(entries: readonly Entry[], newId: () => string): Entry[] {
  return entries
    .map((entry) => ({ entry, lot: newId().slice(-12) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ entry }) => entry);
}
