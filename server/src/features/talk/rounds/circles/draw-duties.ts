import { circleRules } from '@firstlight/contract/rules.ts';

export interface Entry {
  userId: string;
  projectId: string;
}

export interface Duty extends Entry {
  /** Waits for the half of the time. */
  isSpare: boolean;
}

type Answered = (userId: string, projectId: string) => boolean;

/** How often each duty is tried with another: far oftener than it takes to forget the ring they began on. */
const exchanges = 20;
/** Where somebody still is to test what they have answered before, all is exchanged again, so often at most. */
const passes = 6;

/**
 * Everybody tests three projects and spares a fourth, every project is tested by three people and spared by a fourth, and
 * no two ever test each other. No way to do so is likelier than another, so that nobody learns more from their own
 * duties than who does not test for them. About what they have answered before nobody is asked.
 */
export function drawDuties(entries: readonly Entry[], hasAnswered: Answered, newId: () => string): Duty[] {
  const duties = dutiesOnRing(shuffle(entries, newId));
  const table = tableOf(entries, duties);
  const isAnswered = ({ userId, projectId }: Entry) => hasAnswered(userId, projectId);
  for (let pass = 0; pass < passes; pass += 1) {
    // From a draw that asks nobody twice none follows that does: what is exchanged after it is drawn from those alone.
    const isLast = !duties.some(isAnswered);
    for (let left = duties.length * exchanges; left > 0; left -= 1) {
      const [one, other] = drawTwo(duties, newId());
      if (one && other && table.canExchange(one, other, hasAnswered)) table.exchange(one, other);
    }
    if (isLast) break;
  }
  return duties.filter((duty) => !isAnswered(duty));
}

/** The next four of each: from nine people on no two are asked about each other. */
function dutiesOnRing(ring: readonly Entry[]): Duty[] {
  return ring.flatMap(({ userId }, place) =>
    Array.from({ length: circleRules.duties + 1 }, (_, index) => ({
      userId,
      projectId: ring[(place + index + 1) % ring.length]?.projectId ?? '',
      isSpare: index === circleRules.duties,
    })),
  );
}

/** Who tests what, while it is being exchanged. */
function tableOf(entries: readonly Entry[], duties: readonly Duty[]) {
  const owners = new Map(entries.map(({ userId, projectId }) => [projectId, userId]));
  const projects = new Map(entries.map(({ userId, projectId }) => [userId, projectId]));
  const tests = new Set(duties.map(({ userId, projectId }) => `${userId} ${projectId}`));
  const isFree = (userId: string, projectId: string) =>
    projects.get(userId) !== projectId &&
    !tests.has(`${userId} ${projectId}`) &&
    !tests.has(`${owners.get(projectId)} ${projects.get(userId)}`);
  return {
    canExchange: (one: Duty, other: Duty, hasAnswered: Answered) =>
      one.isSpare === other.isSpare &&
      isFree(one.userId, other.projectId) &&
      isFree(other.userId, one.projectId) &&
      Number(hasAnswered(one.userId, other.projectId)) + Number(hasAnswered(other.userId, one.projectId)) <=
        Number(hasAnswered(one.userId, one.projectId)) + Number(hasAnswered(other.userId, other.projectId)),
    exchange: (one: Duty, other: Duty) => {
      for (const { userId, projectId } of [one, other]) tests.delete(`${userId} ${projectId}`);
      [one.projectId, other.projectId] = [other.projectId, one.projectId];
      for (const { userId, projectId } of [one, other]) tests.add(`${userId} ${projectId}`);
    },
  };
}

/** By the end of a random id. */
function drawTwo(duties: readonly Duty[], lot: string): [Duty | undefined, Duty | undefined] {
  const draw = (digits: string) => duties[Number.parseInt(digits, 16) % duties.length];
  return [draw(lot.slice(-12, -6)), draw(lot.slice(-6))];
}

/** By the ends of random ids, which are the lots. */
function shuffle(entries: readonly Entry[], newId: () => string): Entry[] {
  return entries
    .map((entry) => ({ entry, lot: newId().slice(-12) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ entry }) => entry);
}
