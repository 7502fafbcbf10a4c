import { expect, it } from 'vitest';
import { chooseStep } from './choose-step.policy.ts';

const strikes = (count: number, daysSinceLast: number | null = count ? 40 : null) => ({
  count,
  daysSinceLast,
});

it.each([
  ['warning', 'spam', undefined, strikes(0), null, false],
  ['warning', 'spam', 12, strikes(0), null, false],
  ['warning', 'scam', undefined, strikes(0), null, true],
  ['suspension', 'scam', undefined, strikes(0), null, false],
  ['suspension', 'spam', undefined, strikes(0), null, true],
  ['restriction', 'spam', undefined, strikes(1), 24, false],
  ['restriction', 'spam', undefined, strikes(1, 3), 48, false],
  ['restriction', 'spam', 24, strikes(1, 3), 24, true],
  ['restriction', 'spam', 72, strikes(1), 72, true],
  ['restriction', 'spam', undefined, strikes(0), 24, true],
  ['limit', 'spam', undefined, strikes(2), 168, false],
  ['limit', 'spam', undefined, strikes(0), 168, true],
  ['suspension', 'spam', undefined, strikes(3), null, false],
] as const)(
  '%s for %s, %s hours asked, after %j: %s hours, a deviation is %s',
  (step, rule, hours, past, lasts, isOne) => {
    expect(chooseStep({ step, rule, hours }, past)).toMatchObject({ step, hours: lasts, isDeviation: isOne });
  },
);
