import { expect, it } from 'vitest';
import { newRecoveryCode, normaliseRecoveryCode } from './recovery-code.ts';

it('has fifty bits in two groups, and no letter that looks like a digit', () => {
  const codes = Array.from({ length: 500 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
});

it.each(['7K2M0-X1TQ8', ' 7k2mo xltq8 ', '7k2m0x1tq8', '7k2mO–xIt q8'])('is understood as %j', (typed) => {
  expect(normaliseRecoveryCode(typed)).toBe('7k2m0-x1tq8');
});
