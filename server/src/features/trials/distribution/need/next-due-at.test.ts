import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { describe, expect, it } from 'vitest';
import { hasMoved } from '../model/value-feedback.ts';
import { valueOfNeed } from './need-value.ts';
import { nextDueAt } from './next-due-at.ts';
import type { OpenNeed } from './open-needs.queries.ts';

const rates = {
  base: { full: new Float64Array(7).fill(0.2), quick: new Float64Array(7).fill(0.1) },
  site: 0.1,
  categories: Array.from({ length: 13 }, () => 0.1),
};
const noon = new Date('2026-11-16T12:00:00.000Z');
const midnight = new Date('2026-11-17T00:00:00.000Z');

function posted(hoursAgo: number, now: Date): OpenNeed {
  const need = {
    projectId: '00000000-0000-4000-8000-000000000001',
    ownerId: '00000000-0000-4000-8000-000000000002',
    language: 'en' as const,
    categories: 1,
    postedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
    visibleSince: new Date(now.getTime() - hoursAgo * 3_600_000),
    waitedSeconds: 0,
    earlierSeconds: 0,
    relaunchedAt: null,
    full: 1,
    quick: 1,
    recentOpenTests: 0,
    olderOpenTests: 0,
    unreplaced: 0,
    countedArrivals: 2,
    isOpen: true,
    ownersNth: 1,
  };
  return { ...need, value: valueOfNeed(need, rates, 1, now) };
}

const minutesUntil = (need: OpenNeed, now: Date) =>
  (nextDueAt(need, rates, now).getTime() - now.getTime()) / 60_000;

describe('the next look at a project', () => {
  it('comes no sooner than the next run, and within four hours', () => {
    for (let age = 0; age < 336; age += 7) {
      const wait = minutesUntil(posted(age, noon), noon);
      expect(wait).toBeGreaterThanOrEqual(offerRules.runEveryMinutes - 1);
      expect(wait).toBeLessThanOrEqual(240);
    }
  });

  it('is not missed by the next run should that begin some seconds sooner than this one', () => {
    const need = posted(47, noon);
    const next = new Date(noon.getTime() + (offerRules.runEveryMinutes - 0.5) * 60_000);
    expect(nextDueAt({ ...need, recentOpenTests: 1 }, rates, noon).getTime()).toBeLessThan(next.getTime());
  });

  it('comes with every run while a begun test counts as fresh, since nothing tells when it no longer does', () => {
    for (let age = 0; age < 336; age += 7) {
      const need = { ...posted(age, noon), recentOpenTests: 1 };
      expect(minutesUntil(need, noon)).toBeLessThan(offerRules.runEveryMinutes);
    }
  });

  it('comes before the value has moved far unseen', () => {
    for (let age = 0; age < 336; age += 7) {
      const need = posted(age, noon);
      const wait = minutesUntil(need, noon);
      const halfway = new Date(noon.getTime() + (wait / 2) * 60_000);
      if (wait > offerRules.runEveryMinutes)
        expect(hasMoved(need.value, valueOfNeed(need, rates, 1, halfway))).toBe(false);
    }
  });

  it('comes within the hour at night, so that nobody waits long for the morning', () => {
    for (let age = 0; age < 336; age += 7)
      expect(minutesUntil(posted(age, midnight), midnight)).toBeLessThanOrEqual(60);
  });
});
