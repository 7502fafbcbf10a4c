import { expect, test } from 'vitest';
import { projectParts } from './project-parts.ts';

test('what features put on a project’s page has an order: no two stand at the same place of the same row', () => {
  expect(projectParts.length).toBeGreaterThan(0);
  const places = projectParts.map(({ place, order }) => `${place} ${order}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
