import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countNotes, type Note, supplyRatio } from './count-notes.ts';
import { expiryOf, isExpired } from './expire-offers.ts';
import { momentsOf } from './moments-of.ts';
import { claimOutcomes, deficit, hasMinimum } from './project-need.ts';
import { offerAttempt, shortfall } from './redistribute.ts';
import { openPlaces } from './tester-capacity.ts';

const few = fc.integer({ min: 0, max: 20 });
const received = fc.record({ full: few, quick: few, recentOpenTests: few, olderOpenTests: few });

describe('need', () => {
  it('is over exactly when both halves of the minimum are there, begun tests apart', () => {
    fc.assert(
      fc.property(few, few, (full, quick) => {
        const had = { full, quick, recentOpenTests: 0, olderOpenTests: 0 };
        expect(deficit(had) === 0).toBe(hasMinimum(had));
      }),
    );
  });

  it('never grows by what is received', () => {
    fc.assert(
      fc.property(
        received,
        fc.constantFrom('full', 'quick', 'recentOpenTests', 'olderOpenTests'),
        (had, key) => {
          expect(deficit({ ...had, [key]: had[key] + 1 })).toBeLessThanOrEqual(deficit(had));
        },
      ),
    );
  });

  it('weighs begun tests by chances that sum to one', () => {
    fc.assert(
      fc.property(received, (had) => {
        const chances = claimOutcomes(had);
        expect(chances).toHaveLength(had.recentOpenTests + had.olderOpenTests + 1);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('the moments that come once', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 16, hour));
  const note = (kind: Note['kind'], hour: number) => ({ kind, isPrompted: true, at: at(hour) });

  it('are those of the notes, in whatever order they are read', () => {
    const notes = [note('full', 9), note('quick', 3), note('full', 5), note('full', 7), note('quick', 6)];
    expect(momentsOf(notes)).toEqual({ first: at(3), met: at(9) });
    expect(momentsOf(notes.slice(0, 4))).toEqual({ first: at(3), met: undefined });
  });

  it('pass over what does not count', () => {
    const passed = { ...note('quick', 1), reason: 'not_relevant' as const };
    expect(momentsOf([passed])).toEqual({ first: undefined, met: undefined });
    expect(momentsOf([passed, note('full', 2)]).first).toEqual(at(2));
  });
});

describe('what counts', () => {
  const full = (isPrompted: boolean): Note => ({ kind: 'full', isPrompted });

  it('leaves out “not for me”', () => {
    const note = (reason: NonNullable<Note['reason']>): Note => ({
      kind: 'quick',
      reason,
      isPrompted: true,
    });
    const reasons = ['not_relevant', 'unclear_value', 'too_complex', 'not_target_user', 'other'] as const;
    expect(countNotes(reasons.map(note))).toMatchObject({ full: 0, quick: 3 });
  });

  it('leaves nobody’s note out, and says how much came unprompted', () => {
    const counted = countNotes([full(false), full(false), full(true)]);
    expect(counted).toEqual({ full: 3, quick: 0, unpromptedFull: 2, unpromptedSkip: 0 });
  });
});

describe('supply', () => {
  it('is 1 when as much is given as the minimum of all asks for', () => {
    expect(supplyRatio(50, 10)).toBe(1);
    expect(supplyRatio(27, 10)).toBe(0.54);
  });
});

describe('offers', () => {
  it('expire unseen after a day', () => {
    const made = new Date('2026-11-16T10:00:00.000Z');
    const after = (hours: number) => new Date(made.getTime() + hours * 3_600_000);
    const offer = { expiresAt: expiryOf(made) };
    expect([23.9, 24].map((hours) => isExpired(offer, after(hours)))).toEqual([false, true]);
  });

  it('are made only where ordinary visits fall short', () => {
    expect(shortfall({ age: 1, deficit: 5, meanRate: 1, openCover: 0 })).toBe(0);
    expect(shortfall({ age: 1, deficit: 5, meanRate: 0.05, openCover: 10 })).toBe(0);
    expect(shortfall({ age: 1, deficit: 5, meanRate: 0.05, openCover: 0 })).toBeGreaterThan(4);
    expect(shortfall({ age: 168, deficit: 5, meanRate: 0, openCover: 0 })).toBe(0);
  });

  it('are of the second attempt while something is to be replaced', () => {
    expect([0, 1, 4].map(offerAttempt)).toEqual([1, 2, 2]);
  });

  it('leave people alone who were just asked, are asked enough, or do not answer', () => {
    const free = {
      openOffers: 0,
      lastMessageAt: -1000,
      previousMessageAt: -1000,
      messagesUnseen: 0,
      lastExpiryAt: -1000,
    };
    expect(openPlaces(free, 0)).toBe(3);
    expect(openPlaces({ ...free, openOffers: 2 }, 0)).toBe(1);
    expect(openPlaces({ ...free, lastMessageAt: -47 }, 0)).toBe(0);
    expect(openPlaces({ ...free, lastMessageAt: -50, previousMessageAt: -167 }, 0)).toBe(0);
    expect(openPlaces({ ...free, lastMessageAt: -50, previousMessageAt: -168 }, 0)).toBe(3);
    expect(openPlaces({ ...free, messagesUnseen: 6, lastExpiryAt: -24 }, 0)).toBe(0);
    expect(openPlaces({ ...free, messagesUnseen: 6, lastExpiryAt: -15 * 24 }, 0)).toBe(3);
  });
});
