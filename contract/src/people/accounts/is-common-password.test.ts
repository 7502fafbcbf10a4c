import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const guesses = new Set(['123456', 'password', 'dragon', 'qwerty']);
const maya = { username: 'maya_roux', name: 'Maya Roux', email: 'm.roux@person.example' };

it.each(['123456', 'Password', 'password1', 'dragon2026', 'aaaaaaa', 'qwerty'])(
  'takes %s for a guess of anybody',
  (password) => {
    expect(isCommonPassword(password, {}, guesses)).toBe(true);
  },
);

it.each(['maya_roux', 'MAYA_ROUX', 'maya_roux1', 'm.roux99', 'maya roux'])(
  'takes %s for a guess at somebody called maya_roux',
  (password) => {
    expect(isCommonPassword(password, maya, guesses)).toBe(true);
  },
);

it.each(['three slow tides', 'k7#pQz', 'la mer le soir', 'maya_roux rides at dawn'])(
  'lets %s pass',
  (password) => {
    expect([isCommonPassword(password, maya, guesses), isCommonPassword(password, {}, guesses)]).toEqual([
      false,
      false,
    ]);
  },
);
