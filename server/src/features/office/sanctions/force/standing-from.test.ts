import { sanctionSteps } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { expect, it } from 'vitest';
import { isSeenByOthers, standingFrom } from './standing-from.ts';

const rank = { good: 0, limited: 1, suspended: 2 };

it.each([
  [[], 'good'],
  [['warning'], 'good'],
  [['limit'], 'limited'],
  [['restriction'], 'suspended'],
  [['suspension'], 'suspended'],
  [['limit', 'restriction'], 'suspended'],
  [['warning', 'limit'], 'limited'],
] as const)('%j in force make somebody %s', (steps, standing) => {
  expect(standingFrom(steps)).toBe(standing);
});

it('never gets better by one more sanction, and does not depend on their order', () => {
  for (const one of sanctionSteps) {
    for (const other of sanctionSteps) {
      expect(rank[standingFrom([one, other])]).toBeGreaterThanOrEqual(rank[standingFrom([one])]);
      expect(standingFrom([one, other])).toBe(standingFrom([other, one]));
    }
  }
});

it.each([
  ['restriction', false, true],
  ['limit', true, false],
  ['restriction', true, false],
  ['suspension', true, true],
] as const)('others see a %s, for hidden content %s: %s', (step, isHidden, expected) => {
  expect(isSeenByOthers({ step, isHidden })).toBe(expected);
});
