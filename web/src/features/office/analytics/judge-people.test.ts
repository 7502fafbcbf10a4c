import { describe, expect, it } from 'vitest';
import { backAfter, judgeCohorts, judgeFunnels } from './judge-people.ts';

const steps = (counts: readonly number[]) =>
  (['signedUp', 'posted', 'firstNote', 'minimum', 'iteration', 'validated'] as const).map((step, place) => ({
    step,
    count: counts[place] ?? 0,
  }));

it('names the step that loses most, and none where those before it are a handful', () => {
  const { worst, makers, isGood } = judgeFunnels({ makers: steps([100, 60, 50, 40, 10, 0]), testers: [] });
  expect(worst).toMatchObject({ step: 'iteration', share: 0.25, isShort: true });
  expect(makers.at(-1)).toMatchObject({ step: 'validated', share: null, isShort: false });
  expect(isGood).toBe(false);
  expect(judgeFunnels({ makers: steps([19, 0]), testers: [] })).toMatchObject({ isKnown: false });
});

describe('cohorts', () => {
  const large = { week: '2026-10-05', size: 40, active: [20, 10] };
  const small = { week: '2026-10-12', size: 2, active: [1] };
  const empty = { week: '2026-10-19', size: 0, active: [0] };

  it('have a share for each week in which people signed up, however few', () => {
    expect([backAfter(large, 1), backAfter(large, 2), backAfter(small, 1)]).toEqual([0.5, 0.25, 0.5]);
    expect([backAfter(large, 3), backAfter(empty, 1)]).toEqual([null, null]);
  });

  it('are judged together, once enough people signed up', () => {
    const judged = judgeCohorts({ testers: [large, small, empty], makers: [] });
    expect(judged).toEqual({ share: 0.5, isKnown: true, isGood: true });
    expect(judgeCohorts({ testers: [small], makers: [] }).isKnown).toBe(false);
  });
});
