import { chosenProjectsMax } from '@firstlight/contract/trials/distribution/distribution.ts';
import { expect, test } from 'vitest';
import { chosenProjects } from './chosen-projects.ts';

const id = (n: number) => `0191a5b0-0000-7000-8000-${String(n).padStart(12, '0')}`;

test('ids and addresses are read, each once, however they are separated', () => {
  const written = `${id(1)}, https://firstlight.example/project/${id(2).toUpperCase()}?x=1\n${id(1)}`;
  expect(chosenProjects(written)).toEqual([id(1), id(2)]);
  expect(chosenProjects('  \n')).toEqual([]);
});

test('what names no project, and too many of them, is not read', () => {
  expect(chosenProjects(`${id(1)} tidepool`)).toBeUndefined();
  const many = Array.from({ length: chosenProjectsMax + 1 }, (_, n) => id(n));
  expect(chosenProjects(many.join(' '))).toBeUndefined();
  expect(chosenProjects(many.slice(1).join(' '))).toHaveLength(chosenProjectsMax);
});
