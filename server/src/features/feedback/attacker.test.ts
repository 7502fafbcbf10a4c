import { randomInt, randomUUID } from 'node:crypto';
import type { Feedback } from '@firstlight/contract/feedback.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../testing/makers-and-testers.ts';
import { testWorld, type World } from '../../testing/world.ts';
import { authorTags } from './author-tags.ts';
import { keepFeedback } from './keep-feedback.ts';
import { openVisit, startVisit } from './visits.queries.ts';

const testersInAll = 100;
// Many small groups rather than few large ones: chance alone is right 25 times of 500, and practically never 50 times.
const projects = 25;
const testersEach = 20;

/** What a maker sees of one feedback, and when polling every few seconds first showed it. */
interface Seen extends Feedback {
  projectId: string;
  arrival: number;
  position: number;
}

/** The maker even knows which twenty were given each project, which nobody ever tells them. */
type Guess = (one: Seen, all: readonly Seen[], candidates: readonly TestPerson[]) => TestPerson | undefined;

let world: World;
let app: FastifyInstance;
const candidatesOf = new Map<string, TestPerson[]>();
const authorOf = new Map<string, string>();
const nameOf = new Map<string, string>();
const seen: Seen[] = [];

beforeAll(async () => {
  world = await testWorld();
  app = await world.app({ config: { LIMIT_FACTOR: 10_000 } });
  const owner = await makePerson(world, 'owner');
  const testers: TestPerson[] = [];
  for (let index = 0; index < testersInAll; index++)
    testers.push(await makePerson(world, `tester_${String(index).padStart(3, '0')}`));

  for (let index = 0; index < projects; index++) {
    const projectId = await makeProject(world, owner.id);
    const chosen = shuffled(testers).slice(0, testersEach);
    // The maker knows them in the order their accounts were opened.
    candidatesOf.set(
      projectId,
      chosen.toSorted((one, other) => (one.username < other.username ? -1 : 1)),
    );
    const arrivals: string[] = [];
    for (const tester of shuffled(chosen)) arrivals.push(await test(projectId, tester));
    seen.push(...(await listAs(owner, projectId, arrivals)));
  }
}, 180_000);
afterAll(() => world.close());

async function test(projectId: string, tester: TestPerson): Promise<string> {
  const ctx = { ...tester.ctx, newId: randomUUID };
  world.clock.now = new Date(world.clock.now.getTime() + randomInt(4 * 3_600_000));
  const tags = authorTags(ctx.vault, tester.id, projectId);
  const [now, tokenHash] = [ctx.now(), Buffer.from(randomUUID())];
  const tokenExpiresAt = new Date(now.getTime() + 1_000);
  await startVisit(ctx.db, { ...tags, projectId, startedAt: now, tokenHash, tokenExpiresAt });
  await openVisit(ctx.db, tokenHash, now);
  const comment = Array.from({ length: 12 }, () => randomUUID().slice(0, 8)).join(' ');
  const { id } = await keepFeedback(
    ctx,
    { id: tester.id, isLimited: false },
    { projectId, rating: 3, comment },
  );
  authorOf.set(id, tester.id);
  nameOf.set(id, tester.username);
  return id;
}

/** All pages, as the maker turns them. */
async function listAs(owner: TestPerson, projectId: string, arrivals: readonly string[]): Promise<Seen[]> {
  const items: Feedback[] = [];
  let after = '';
  do {
    const url = `/api/projects/${projectId}/feedback${after && `?after=${after}`}`;
    const page = (await app.inject({ url, headers: { cookie: owner.cookie } })).json();
    items.push(...page.items);
    after = page.next ?? '';
  } while (after);
  return items.map((item, position) => ({
    ...item,
    projectId,
    position,
    arrival: arrivals.indexOf(item.id),
  }));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: randomInt(2 ** 32) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Lines up a visible order with an order of the people, and reads the name off the same place. */
const byRank =
  (key: (one: Seen) => string | number, order: (person: TestPerson) => string): Guess =>
  (one, all, candidates) => {
    const beside = all.filter(({ projectId }) => projectId === one.projectId);
    const ranked = beside.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    return candidates.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))[ranked.indexOf(one)];
  };

/** Learns from everybody else, as if all of them had revealed themselves, what an author's feedback looks like. */
const byLikeness =
  (likeness: (one: Seen, other: Seen) => number): Guess =>
  (one, all, candidates) => {
    const known = all.filter(({ projectId }) => projectId !== one.projectId);
    const best = known.toSorted((a, b) => likeness(one, b) - likeness(one, a));
    const ids = best.map(({ id }) => authorOf.get(id));
    return candidates.find(({ id }) => id === ids.find((author) => candidates.some((c) => c.id === author)));
  };

const guesses: Record<string, Guess> = {
  'the number against the age of the account': byRank(
    ({ tester }) => tester,
    ({ username }) => username,
  ),
  'the number against the account’s id': byRank(
    ({ tester }) => tester,
    ({ id }) => id,
  ),
  'the feedback’s id against the account’s id': byRank(
    ({ id }) => id,
    ({ id }) => id,
  ),
  'the place in the list against the age of the account': byRank(
    ({ position }) => position,
    ({ username }) => username,
  ),
  'the moment it appeared against the age of the account': byRank(
    ({ arrival }) => arrival,
    ({ username }) => username,
  ),
  'the same number elsewhere': byLikeness((one, other) => -Math.abs(one.tester - other.tester)),
  'a like id elsewhere': byLikeness((one, other) => commonStart(one.id, other.id)),
  'the same place in the day elsewhere': byLikeness((one, other) => -Math.abs(one.position - other.position)),
};

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

describe('a maker with every feedback, every account and a program', () => {
  it('sees all five hundred', () => {
    expect(seen).toHaveLength(projects * testersEach);
    expect(seen.every(({ id }) => authorOf.has(id))).toBe(true);
  });

  it.each(Object.entries(guesses))('guesses by %s no better than twice as well as chance', (_name, guess) => {
    const right = seen.filter((one) => {
      const candidates = candidatesOf.get(one.projectId) ?? [];
      return guess(one, seen, candidates)?.id === authorOf.get(one.id);
    });
    expect(right.length / seen.length).toBeLessThanOrEqual(2 / testersEach);
  });

  it('would be right every time if only the order told: the attack works where there is a leak', () => {
    const leaking = byRank(
      ({ id }) => nameOf.get(id) ?? '',
      ({ username }) => username,
    );
    const right = seen.filter(
      (one) => leaking(one, seen, candidatesOf.get(one.projectId) ?? [])?.id === authorOf.get(one.id),
    );
    expect(right).toHaveLength(seen.length);
  });

  it('finds the order of numbers and of the list unlike the order of arrival', () => {
    for (const key of ['tester', 'position'] as const) {
      const agreeing = seen.flatMap((one, index) =>
        seen
          .slice(index + 1)
          .filter(({ projectId, day }) => projectId === one.projectId && day === one.day)
          .map((two) => Math.sign(one[key] - two[key]) === Math.sign(one.arrival - two.arrival)),
      );
      const share = agreeing.filter(Boolean).length / agreeing.length;
      expect([key, Math.abs(share - 0.5) < 0.1]).toEqual([key, true]);
    }
  });
});
