import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseRates } from './estimate-response.ts';
import { planOffers } from './plan-offers.ts';
import { testerFit } from './tester-fit.ts';
import { groupsFor, groupTesters } from './tester-groups.ts';

const base = baseRates({ shown: [], full: [], quick: [] });
/** From one level of promise to the next, as a logarithm. */
const levelStep = Math.log(2.5 / 0.005) / 16;
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const tester = fc.record({
  interests: fc.integer({ min: 1, max: 2 ** 13 - 1 }),
  reach: unit,
  multiplier: fc.double({ min: 0.2, max: 2.5, noNaN: true }),
  places: fc.integer({ min: 0, max: offerRules.openPerTester }),
});
const project = fc.record({
  categories: fc.constantFrom(1, 2, 3, 6, 7, 4096),
  lack: fc.double({ min: 0, max: 6, noNaN: true }),
  value: unit,
  unanswered: fc.boolean(),
});
const community = fc.record({
  testers: fc.array(tester, { maxLength: 60 }),
  projects: fc.array(project, { maxLength: 20 }),
});
type Community = typeof community extends fc.Arbitrary<infer T> ? T : never;

function columns({ testers, projects }: Community) {
  return {
    testers: {
      interests: Uint16Array.from(testers, (one) => one.interests),
      reach: Float32Array.from(testers, (one) => one.reach),
      fullMultiplier: Float32Array.from(testers, (one) => one.multiplier),
      skipMultiplier: Float32Array.from(testers, (one) => one.multiplier),
      places: Uint8Array.from(testers, (one) => one.places),
    },
    projects: {
      categories: Uint16Array.from(projects, (one) => one.categories),
      lack: Float32Array.from(projects, (one) => one.lack),
      valueFull: Float32Array.from(projects, (one) => one.value),
      valueSkip: Float32Array.from(projects, (one) => one.value),
      unanswered: Uint8Array.from(projects, (one) => Number(one.unanswered)),
    },
  };
}

describe('a plan of offers', () => {
  it('asks nobody twice for the same, nor for more than their places, nor outside their interests', () => {
    fc.assert(
      fc.property(community, (all) => {
        const { testers, projects } = columns(all);
        const offers = planOffers(projects, testers, base, () => true);
        const pairs = offers.map((offer) => `${offer.tester} ${offer.project}`);
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const [t, { places, interests }] of all.testers.entries()) {
          const given = offers.filter((offer) => offer.tester === t);
          expect(given.length).toBeLessThanOrEqual(places);
          for (const offer of given) {
            expect(interests & (all.projects[offer.project]?.categories ?? 0)).not.toBe(0);
          }
        }
      }),
    );
  });

  it('never offers what may not be offered', () => {
    fc.assert(
      fc.property(community, (all) => {
        const { testers, projects } = columns(all);
        const mayOffer = (t: number, p: number) => (t + p) % 2 === 0;
        for (const { tester: t, project: p } of planOffers(projects, testers, base, mayOffer)) {
          expect(mayOffer(t, p)).toBe(true);
        }
      }),
    );
  });

  it('stops when the expected answers cover what is missing', () => {
    fc.assert(
      fc.property(community, (all) => {
        const { testers, projects } = columns(all);
        const offers = planOffers(projects, testers, base, () => true);
        for (const [p, { lack }] of all.projects.entries()) {
          const chances = offers.filter((offer) => offer.project === p).map(({ chance }) => chance);
          const beforeLast = chances.slice(0, -1).reduce((sum, chance) => sum + chance, 0);
          expect(beforeLast).toBeLessThan(lack + 1e-5);
          if (lack <= offerRules.leastLack) expect(chances).toEqual([]);
        }
      }),
    );
  });

  it('gives scarce testers to the unanswered before the valuable', () => {
    const { testers, projects } = columns({
      testers: [{ interests: 1, reach: 1, multiplier: 1, places: 1 }],
      projects: [
        { categories: 1, lack: 3, value: 0.9, unanswered: false },
        { categories: 1, lack: 3, value: 0.1, unanswered: true },
      ],
    });
    expect(planOffers(projects, testers, base, () => true)).toMatchObject([{ tester: 0, project: 1 }]);
  });

  it('asks those who ticked nearly everything last, and expects the least of them, as the feed does', () => {
    const alike = { reach: 1, multiplier: 1, places: 1 };
    const { testers, projects } = columns({
      testers: [
        { ...alike, interests: 0b111_1111 },
        { ...alike, interests: 0b11_1111 },
      ],
      projects: [{ categories: 1, lack: 3, value: 0.5, unanswered: false }],
    });
    const [first, second] = planOffers(projects, testers, base, () => true);
    expect([first?.tester, second?.tester]).toEqual([1, 0]);
    expect(first?.chance).toBeCloseTo((base.full[1] ?? 0) + (base.quick[1] ?? 0), 5);
    const least = testerFit(0b111_1111, 1);
    expect(second?.chance).toBeCloseTo((base.full[least] ?? 0) + (base.quick[least] ?? 0), 5);
    expect(second?.chance).toBeLessThan(first?.chance ?? 0);
  });

  it('walks the groups that share something from the most to the least promising', () => {
    fc.assert(
      fc.property(community, fc.integer({ min: 1, max: 7 }), (all, categories) => {
        const groups = groupTesters(columns(all).testers);
        const walked = [...groupsFor(categories, groups, base)];
        const sharing = [...groups.interests.keys()].filter(
          (group) => ((groups.interests[group] ?? 0) & categories) !== 0,
        );
        expect(walked.toSorted((a, b) => a - b)).toEqual(sharing);
        const chances = walked.map((group) => {
          const cell = testerFit(groups.interests[group] ?? 0, categories);
          return (
            Math.log((base.full[cell] ?? 0) + (base.quick[cell] ?? 0)) +
            levelStep * (groups.level[group] ?? 0)
          );
        });
        for (const [at, chance] of chances.entries()) {
          expect(chance).toBeLessThanOrEqual((chances[at - 1] ?? Infinity) + 1e-9);
        }
      }),
    );
  });

  it('groups everybody who has a place exactly once', () => {
    fc.assert(
      fc.property(community, (all) => {
        const { testers } = columns(all);
        const { order } = groupTesters(testers);
        const free = all.testers.flatMap(({ places }, t) => (places > 0 ? [t] : []));
        expect([...order].sort((a, b) => a - b)).toEqual(free);
      }),
    );
  });
});
