import { expect, it } from 'vitest';
import { hashPassword as hashWith, isCheaper, isPassword, passwordCost } from './password-hash.ts';

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

it.each([
  [{ N: 2 ** 14, r: 8, p: 3 }, true],
  [{ N: 2 ** 15, r: 8, p: 1 }, true],
  [passwordCost, false],
  [{ N: 2 ** 16, r: 8, p: 3 }, false],
])('knows whether %j was cheaper than what is asked today: %s', ({ N, r, p }, cheaper) => {
  expect(isCheaper(['scrypt', N, r, p, 'AA==', 'AA=='].join('$'), passwordCost)).toBe(cheaper);
});
