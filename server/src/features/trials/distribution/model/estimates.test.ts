import { arrivalRules, responseRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryRate, faded, plannedRate, scarcity, siteRate } from './estimate-arrival.ts';
import { estimateReach } from './estimate-reach.ts';
import { baseRates, chanceOf, testerMultiplier } from './estimate-response.ts';
import { countBits, fitCell, fitCells } from './fit-cell.ts';

const count = fc.integer({ min: 0, max: 10_000 });
const mask = fc.integer({ min: 1, max: 2 ** 13 - 1 });

describe('fit', () => {
  it('has one cell for each way to share up to three categories', () => {
    fc.assert(
      fc.property(mask, mask, (interests, categories) => {
        fc.pre(countBits(categories) <= 3);
        const cell = fitCell(interests, categories);
        expect(cell).toBeLessThan(fitCells);
        expect(cell === 0).toBe((interests & categories) === 0);
      }),
    );
    expect([1, 2, 3].map((all) => fitCell(1, 2 ** all - 1))).toEqual([1, 2, 4]);
    expect(fitCell(7, 7)).toBe(6);
  });
});

describe('response', () => {
  it('is the prior before anything was shown, and what was seen after much was', () => {
    const none = baseRates({ shown: [], full: [], quick: [] });
    expect([...none.full]).toEqual([...responseRules.priorFull]);
    const much = baseRates({
      shown: Array(7).fill(1e6),
      full: Array(7).fill(4e5),
      quick: Array(7).fill(1e5),
    });
    for (const rate of much.full) expect(rate).toBeCloseTo(0.4, 3);
    for (const rate of much.quick) expect(rate).toBeCloseTo(0.1, 3);
  });

  it('of a tester stays within bounds, and rises with what they give', () => {
    fc.assert(
      fc.property(count, count, (given, expected) => {
        const now = testerMultiplier(given, expected);
        expect(now).toBeGreaterThanOrEqual(responseRules.testerMin);
        expect(now).toBeLessThanOrEqual(responseRules.testerMax);
        expect(testerMultiplier(given + 1, expected)).toBeGreaterThanOrEqual(now);
        expect(testerMultiplier(given, expected + 1)).toBeLessThanOrEqual(now);
        expect(chanceOf(0.9, now)).toBeLessThanOrEqual(responseRules.chanceMax);
      }),
    );
    expect(testerMultiplier(0, 0)).toBe(1);
  });
});

describe('arrival', () => {
  it('of a category lies between the site and what it showed itself', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 10_000 }), count, count, (feedback, hours, f, h) => {
        const site = siteRate({ feedback: f, hours: h });
        const own = feedback / hours;
        const rate = categoryRate({ feedback, hours }, site);
        expect(rate).toBeGreaterThanOrEqual(Math.min(own, site) - 1e-9);
        expect(rate).toBeLessThanOrEqual(Math.max(own, site) + 1e-9);
      }),
    );
  });

  it('is forgotten at the same pace however often one looks', () => {
    const once = faded({ feedback: 10, hours: 100 }, 6);
    const often = faded(faded({ feedback: 10, hours: 100 }, 2), 4);
    expect(often.feedback).toBeCloseTo(once.feedback, 9);
    expect(often.hours).toBeCloseTo(once.hours, 9);
  });

  it('is counted on where little comes, and by half where much does', () => {
    const { countedOnPerHour, perHourMin, perHourMax } = arrivalRules;
    fc.assert(
      fc.property(fc.double({ min: perHourMin, max: countedOnPerHour, noNaN: true }), (rate) => {
        expect(plannedRate(rate)).toBe(rate);
      }),
    );
    expect(plannedRate(0.1)).toBe(countedOnPerHour);
    expect(plannedRate(0.2)).toBe(0.1);
    expect([0, 100].map(plannedRate)).toEqual([perHourMin, perHourMax]);
  });

  it('is never planned lower for coming faster, nor above what comes', () => {
    const anyRate = fc.double({ min: arrivalRules.perHourMin, max: 10, noNaN: true });
    fc.assert(
      fc.property(anyRate, anyRate, (one, other) => {
        expect(plannedRate(Math.max(one, other))).toBeGreaterThanOrEqual(plannedRate(Math.min(one, other)));
        expect(plannedRate(one)).toBeLessThanOrEqual(one);
      }),
    );
  });

  it('makes testers of slow categories scarcer', () => {
    expect(scarcity(0.1, 0.1)).toBe(1);
    expect(scarcity(0.05, 0.1)).toBeGreaterThan(1);
    expect(scarcity(0.2, 0.1)).toBeLessThan(1);
  });
});

describe('reach', () => {
  it('is a chance that rises with visits and with messages opened', () => {
    fc.assert(
      fc.property(count, count, count, count, (visits, daysSinceJoining, messages, opened) => {
        const habits = { visits, daysSinceJoining, messages, messagesOpened: Math.min(opened, messages) };
        const now = estimateReach(habits);
        expect(now).toBeGreaterThan(0);
        expect(now).toBeLessThanOrEqual(1);
        expect(estimateReach({ ...habits, visits: visits + 1 })).toBeGreaterThanOrEqual(now);
        expect(estimateReach({ ...habits, messages: messages + 1 })).toBeLessThanOrEqual(now);
      }),
    );
  });
});
