import { expect, it } from 'vitest';
import { missingFields, requireComplete } from './complete-report.policy.ts';

const form = { kind: 'comment', address: 'x', reason: 'spam', isIllegal: false } as const;
const who = { name: 'Lena', email: 'lena@hofmann.test' };
const lawful = { isIllegal: true, law: 'Fraud.', inGoodFaith: true };

it.each([
  ['a member', true, {}, []],
  ['a member who calls it illegal', true, lawful, []],
  ['a member who names no law', true, { ...lawful, law: '' }, ['law']],
  ['a member who does not say so in good faith', true, { ...lawful, inGoodFaith: false }, ['inGoodFaith']],
  ['a guest', false, who, []],
  ['a guest without a name', false, { email: who.email }, ['name']],
  ['a guest without an address', false, { name: who.name }, ['email']],
  ['a guest about sexual abuse of minors', false, { ...lawful, concernsMinors: true }, []],
] as const)('the report of %s lacks what it should', (_, isMember, changes, expected) => {
  expect(missingFields(isMember, { ...form, ...changes })).toEqual(expected);
});

it('what lacks something is refused', () => {
  expect(() => requireComplete(false, { ...form, ...who })).not.toThrow();
  expect(() => requireComplete(false, { ...form, name: who.name })).toThrow('request.invalid');
});
