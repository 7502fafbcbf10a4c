import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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

it('answers within a millisecond, however long the password is', () => {
  const started = process.threadCpuUsage();
  for (let time = 0; time < 100; time += 1) isCommonPassword('a1'.repeat(100), ['maya']);
  // Work, not time on the clock: a busy machine lends a thread out in the middle of a loop.
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1_000 / 100).toBeLessThan(1);
});
