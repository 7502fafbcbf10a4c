import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawForReader } from './draw-for-reader.policy.ts';
import { spreadPlaces } from './places.policy.ts';

const needy = Array.from({ length: 100 }, (_, index) => ({
  projectId: `needy ${index}`,
  categories: 1 << (index % 5),
  language: 'en' as const,
  missing: 1 + (index % 5),
}));
const readers = Array.from({ length: 20_000 }, () => ({
  id: randomUUID(),
  interests: 0b11111,
  language: 'en' as const,
}));
const tables = spreadPlaces(needy, [], [{ interests: 0b11111, language: 'en', readers: readers.length }]);
const draw = (reader: (typeof readers)[number]) => drawForReader(tables, 7, reader, () => false);

it('places are spread by need: everybody who lacks responses is drawn, and nobody far beyond their room', () => {
  const drawn = new Map<string, number>();
  for (const reader of readers) for (const id of draw(reader)) drawn.set(id, (drawn.get(id) ?? 0) + 1);
  for (const { projectId, missing } of needy) {
    expect(drawn.get(projectId)).toBeGreaterThan(0);
    expect(drawn.get(projectId)).toBeLessThanOrEqual(missing * 400 * 1.15);
  }
});

it('the same reader gets the same letter when it is put together again, and no project twice', () => {
  for (const reader of readers.slice(0, 100)) {
    expect(draw(reader)).toEqual(draw(reader));
    expect(new Set(draw(reader)).size).toBe(2);
  }
});
