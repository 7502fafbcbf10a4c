import { expect, it } from 'vitest';
import { drawForReader } from './draw-for-reader.policy.ts';
import { spreadPlaces } from './places.policy.ts';
import { drawTown } from './spread.testing.ts';

const town = { readers: 10_000, needy: 50, fed: 30, missingMost: 5, isNarrow: false };

it('places are spread by need: everybody who lacks responses is drawn, nobody beyond their room, and a letter put together again is the same', () => {
  const { worstShare, neverDrawn, otherwise } = drawTown(town, 7);
  expect({ neverDrawn, otherwise }).toEqual({ neverDrawn: 0, otherwise: 0 });
  expect(worstShare).toBeLessThanOrEqual(1.15);
});

it('where all projects lack something and readers are many, places stay empty rather than go to those who have had theirs', () => {
  const crowded = { ...town, fed: 0, missingMost: 1, isNarrow: true };
  const { worstShare, neverDrawn, emptyShare } = drawTown(crowded, 7);
  expect(neverDrawn).toBe(0);
  expect(worstShare).toBeLessThanOrEqual(1.15);
  expect(emptyShare).toBeGreaterThan(0);
});

it('who reads about everything finds two projects, and no project twice, though most fields are empty', () => {
  const needy = ['one', 'two', 'three'].map((projectId) => ({
    projectId,
    categories: 1 << 4,
    language: 'en' as const,
    missing: 5,
  }));
  const readers = Array.from({ length: 100 }, (_, nth) => ({
    id: `reader ${nth}`,
    interests: 0,
    language: 'en' as const,
  }));
  const tables = spreadPlaces(needy, [], [{ interests: 0, language: 'en', readers: readers.length }]);
  for (const reader of readers) expect(new Set(drawForReader(tables, 7, reader, () => false)).size).toBe(2);
  expect(drawForReader(tables, 7, { id: 'x', interests: 1, language: 'en' }, () => false)).toEqual([]);
});
