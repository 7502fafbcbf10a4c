import { describe, expect, it } from 'vitest';
import { base32, matchingStep, newTotpKey, totpCode, totpStep } from './totp.ts';

/** The key and times of RFC 6238, appendix B; its codes are the last six of the eight digits printed there. */
const key = Buffer.from('12345678901234567890');

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is that of the standard', (second, code) => {
    expect(totpCode(key, totpStep(new Date(second * 1000)))).toBe(code);
  });

  it.each([-1, 0, 1])('of %d half minutes away is recognised, by its own half minute', (distance) => {
    const now = new Date('2026-11-16T10:00:10Z');
    const step = totpStep(now) + distance;
    expect(matchingStep(key, totpCode(key, step), now)).toBe(step);
  });

  it.each([-2, 2])('of %d half minutes away is not', (distance) => {
    const now = new Date('2026-11-16T10:00:10Z');
    expect(matchingStep(key, totpCode(key, totpStep(now) + distance), now)).toBeUndefined();
  });

  it.each(['', '1', '0000000', 'abcdef', '２８７０８２'])('that is no code (%j) is refused', (code) => {
    expect(matchingStep(key, code, new Date(59_000))).toBeUndefined();
  });
});

describe('a key', () => {
  it('is written as apps expect it', () => {
    expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
  });

  it('is 160 bits, and another one each time', () => {
    expect(newTotpKey()).toHaveLength(20);
    expect(newTotpKey()).not.toEqual(newTotpKey());
  });
});
