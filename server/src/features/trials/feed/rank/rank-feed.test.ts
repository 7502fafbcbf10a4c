import { feedOrderRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseRates } from '../../distribution/model/estimate-response.ts';
import { hashToUnit } from './draw-luck.ts';
import { promoteOffered } from './promote-offered.ts';
import { type Candidate, rankFeed, scoreOf } from './rank-feed.ts';

const base = baseRates({ shown: [], full: [], quick: [] });
const visitor = { tester: 7, visit: 3, multipliers: { full: 1, quick: 1 } };
const candidates = fc.uniqueArray(
  fc.record({
    project: fc.integer({ min: 0, max: 10_000 }),
    valueFull: fc.double({ min: 0, max: 2, noNaN: true }),
    valueSkip: fc.double({ min: 0, max: 2, noNaN: true }),
    cell: fc.integer({ min: 1, max: 6 }),
    offered: fc.boolean(),
  }),
  { selector: ({ project }) => project, maxLength: 80 },
);

describe('the feed', () => {
  it('is sorted by score, with what was offered among those that are shown', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const score = (one: Candidate) => scoreOf(visitor, base, one);
        const sorted = all.toSorted((a, b) => score(b) - score(a) || a.project - b.project);
        expect(rankFeed(visitor, base, all)).toEqual(promoteOffered(sorted, feedOrderRules.shown));
      }),
    );
  });

  it('stands still within a visit', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        expect(rankFeed(visitor, base, all)).toEqual(rankFeed(visitor, base, all));
      }),
    );
  });

  it('puts an offer before the same project without one', () => {
    const one: Candidate = {
      project: 1,
      valueFull: 0.5,
      valueSkip: 0.2,
      cell: 1,
      offered: false,
    };
    const plain = scoreOf(visitor, base, one);
    expect(scoreOf(visitor, base, { ...one, offered: true })).toBeCloseTo(feedOrderRules.offerFactor * plain);
  });

  it('leaves to chance no more than its share', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (a, b, c) => {
        const unit = hashToUnit(a, b, c);
        expect(unit).toBeGreaterThanOrEqual(0);
        expect(unit).toBeLessThan(1);
      }),
    );
    const mean = Array.from({ length: 10_000 }, (_, i) => hashToUnit(i, 5, 9)).reduce((a, b) => a + b) / 1e4;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
