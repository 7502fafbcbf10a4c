import { expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

it.each(['123456', 'Password', 'password1', 'dragon2026', 'aaaaaaa', 'qwerty'])('knows %s', (password) => {
  expect(isCommonPassword(password, [])).toBe(true);
});

it.each(['maya_roux', 'MAYA_ROUX', 'maya_roux1'])('knows %s of somebody called maya_roux', (password) => {
  expect(isCommonPassword(password, ['maya_roux'])).toBe(true);
});

it.each(['three slow tides', 'k7#pQz', 'la mer le soir', 'maya_roux rides at dawn'])(
  'lets %s pass',
  (password) => {
    expect(isCommonPassword(password, ['maya_roux'])).toBe(false);
  },
);
