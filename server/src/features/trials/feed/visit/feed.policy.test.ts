import { expect, it } from 'vitest';
import { inCompany } from './feed.policy.ts';

const told = (answers: Record<string, number>) =>
  inCompany([...'abcdefg'], (project) => answers[project] ?? 0).join('');

it('begins with the first that somebody has answered, and leaves the rest in its order', () => {
  expect(told({ a: 0, b: 0, c: 2, d: 1 })).toBe('cabdefg');
  expect(told({ a: 1, c: 2 })).toBe('abcdefg');
});

it('leaves an order as it is where nobody has answered anything, or only what stands far behind', () => {
  expect(told({ a: 0 })).toBe('abcdefg');
  expect(told({ f: 3 })).toBe('abcdefg');
});
