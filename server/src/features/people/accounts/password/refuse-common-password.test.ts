import { expect, it } from 'vitest';
import { refuseCommonPassword } from './refuse-common-password.ts';

const maya = { username: 'maya_roux', name: 'Maya Roux', email: 'maya@person.example' };

it.each(['password1234', 'iloveyou12', '1q2w3e4r5t', 'dragon2026', 'maya_roux1'])(
  'refuses %s',
  (password) => {
    expect(() => refuseCommonPassword(password, maya)).toThrow();
  },
);

it.each(['correct horse battery staple', 'three slow tides'])('takes %s', (password) => {
  expect(() => refuseCommonPassword(password, maya)).not.toThrow();
});
