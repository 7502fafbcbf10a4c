import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maya', 'MA'],
  ['Maya Roux', 'MR'],
  ['Jean de la Tour', 'JT'],
  ['élodie', 'ÉL'],
  ['  Kofi   Mensah ', 'KM'],
  ['X', 'X'],
  ['', ''],
])('%j is shortened to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
