import { describe, expect, it } from 'vitest';
import { suggestStep } from './suggest-step.ts';

describe('the ladder suggests', () => {
  it.each([
    [0, null, 'ordinary', 'warning', null],
    [1, 0, 'ordinary', 'restriction', 48],
    [1, 29, 'ordinary', 'restriction', 48],
    [1, 30, 'ordinary', 'restriction', 24],
    [1, 89, 'ordinary', 'restriction', 24],
    [2, 0, 'ordinary', 'limit', 168],
    [2, 89, 'ordinary', 'limit', 168],
    [3, 1, 'ordinary', 'suspension', null],
    [7, 1, 'ordinary', 'suspension', null],
    [0, null, 'serious', 'suspension', null],
    [1, 5, 'serious', 'suspension', null],
    [2, 5, 'serious', 'suspension', null],
  ] as const)(
    'after %i strikes, the last %s days ago, something %s: %s for %s hours',
    (count, daysSinceLast, severity, step, hours) => {
      expect(suggestStep({ count, daysSinceLast }, severity)).toEqual({ step, hours });
    },
  );
});
