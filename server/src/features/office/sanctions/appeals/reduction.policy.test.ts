import { expect, it } from 'vitest';
import { reductionOf } from './reduction.policy.ts';

it.each(['upheld', 'overturned'] as const)(
  'an appeal that is %s makes nothing else of a decision',
  (outcome) => {
    expect(reductionOf(outcome, 'limit', { step: 'warning' })).toBeUndefined();
  },
);

it.each([
  ['suspension', { step: 'limit', hours: 24 }],
  ['limit', { step: 'limit', hours: 12 }],
  ['limit', { step: 'restriction', hours: 24 }],
] as const)('a %s becomes %j', (before, asked) => {
  expect(reductionOf('reduced', before, asked)).toEqual(asked);
});

it('becomes a warning, which has no length', () => {
  expect(reductionOf('reduced', 'limit', { step: 'warning' })).toEqual({ step: 'warning', hours: null });
});

it.each([
  ['warning', { step: 'restriction', hours: 24 }],
  ['restriction', { step: 'limit', hours: 24 }],
  ['limit', {}],
  ['limit', { step: 'restriction' }],
  ['limit', { step: 'warning', hours: 24 }],
] as const)('a %s does not become %j', (before, asked) => {
  expect(() => reductionOf('reduced', before, asked)).toThrow('sanctions.not_milder');
});
