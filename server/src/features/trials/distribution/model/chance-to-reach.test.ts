import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceToReach } from './chance-to-reach.ts';
import { poissonTail } from './poisson-tail.ts';

const missing = fc.integer({ min: -2, max: 6 });
const expected = fc.double({ min: 0, max: 30, noNaN: true });

describe('the chance to reach the minimum', () => {
  it('is a chance', () => {
    fc.assert(
      fc.property(missing, missing, expected, expected, (full, total, a, b) => {
        const chance = chanceToReach(full, total, a, b);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never falls when less is missing', () => {
    fc.assert(
      fc.property(missing, missing, expected, expected, (full, total, a, b) => {
        const now = chanceToReach(full, total, a, b);
        expect(chanceToReach(full - 1, total - 1, a, b)).toBeGreaterThanOrEqual(now - 1e-9);
        expect(chanceToReach(full, total - 1, a, b)).toBeGreaterThanOrEqual(now - 1e-9);
      }),
    );
  });

  it('never falls when more is expected', () => {
    fc.assert(
      fc.property(missing, missing, expected, expected, (full, total, a, b) => {
        const now = chanceToReach(full, total, a, b);
        expect(chanceToReach(full, total, a + 1, b)).toBeGreaterThanOrEqual(now - 1e-9);
        expect(chanceToReach(full, total, a, b + 1)).toBeGreaterThanOrEqual(now - 1e-9);
      }),
    );
  });

  it('is 1 when nothing is missing and 0 when nothing comes', () => {
    expect(chanceToReach(0, 0, 1, 1)).toBe(1);
    expect(chanceToReach(3, 5, 0, 0)).toBe(0);
  });

  it('agrees with counting every outcome', () => {
    const exactly = (k: number, mean: number) => poissonTail(k, mean) - poissonTail(k + 1, mean);
    let sum = 0;
    for (let full = 3; full < 40; full += 1) {
      for (let quick = Math.max(0, 5 - full); quick < 40; quick += 1) {
        sum += exactly(full, 2.5) * exactly(quick, 1.5);
      }
    }
    expect(chanceToReach(3, 5, 2.5, 1.5)).toBeCloseTo(sum, 9);
  });

  it('lets no quick note stand in for a full feedback', () => {
    expect(chanceToReach(3, 5, 0, 100)).toBe(0);
    expect(chanceToReach(0, 5, 100, 0)).toBeCloseTo(1, 9);
  });
});
