import { expect, it } from 'vitest';
import { isHard } from './is-hard.policy.ts';

it.each([
  ['hate', false, true],
  ['danger', false, true],
  ['spam', false, false],
  ['spam', true, true],
] as const)('%s, about minors %s: hard to read %s', (reason, concernsMinors, expected) => {
  expect(isHard({ reason, concernsMinors })).toBe(expected);
});
