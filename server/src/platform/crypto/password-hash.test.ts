import { expect, it } from 'vitest';
import { hashPassword as hashWith, isPassword, passwordCost } from './password-hash.ts';

const hashPassword = (password: string) => hashWith(password, passwordCost);

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('three slow tides');
  expect(await isPassword('three slow tides', hash)).toBe(true);
  expect(await isPassword('three slow tide', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

it('never makes the same hash twice', async () => {
  expect(await hashPassword('three slow tides')).not.toBe(await hashPassword('three slow tides'));
});

it('does not mind how a keyboard composes an accent', async () => {
  const hash = await hashPassword('caf\u00e9 noir');
  expect(await isPassword('cafe\u0301 noir', hash)).toBe(true);
});

it('reads hashes made at another cost', async () => {
  const cheap = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA==$' + 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=';
  expect(await isPassword('anything', cheap)).toBe(false);
});

it('costs whoever guesses no less than OWASP asks of scrypt', () => {
  const { N, r, p } = passwordCost;
  expect([N * r * 128, p]).toEqual([32 * 2 ** 20, 3]);
});
