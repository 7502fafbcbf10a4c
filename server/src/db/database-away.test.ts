import { expect, it } from 'vitest';
import { awayReasons, isSpent, whyDatabaseAway } from './database-away.ts';

const coded = (code: string, text = 'of the database') => Object.assign(new Error(text), { code });
const reasons = Object.entries(awayReasons);

it.each(reasons.flatMap(([reason, { codes }]) => codes.map((code) => [code, reason] as const)))(
  'the code %s means: %s',
  (code, reason) => {
    expect(whyDatabaseAway(coded(code))).toBe(reason);
  },
);

it.each(
  reasons.flatMap(([reason, signs]) =>
    ('texts' in signs ? signs.texts : []).map((text) => [text, reason] as const),
  ),
)('the driver’s “%s” means: %s', (text, reason) => {
  expect(whyDatabaseAway(new Error(`… ${text} …`))).toBe(reason);
});

it.each(['08000', '08001', '08003', '08006', '08P01'])('the code %s is one of a lost connection', (code) => {
  expect(whyDatabaseAway(coded(code))).toBe('unreachable');
});

it.each([
  ['a broken constraint', coded('23505')],
  ['a missing table', coded('42P01')],
  ['a text that quotes the driver', coded('22P02', 'invalid input: "Query read timeout"')],
  ['a code that only begins alike', coded('0800')],
  ['a fault of ours', new TypeError('it is not a function')],
  ['no error at all', 'Query read timeout'],
])('%s is none of these', (_, error) => {
  expect(whyDatabaseAway(error)).toBeUndefined();
});

it('lets nobody have a connection that went silent or leads to a standby', () => {
  expect([new Error('Query read timeout'), coded('25006')].map(isSpent)).toEqual([true, true]);
  expect([coded('57014'), coded('40001'), coded('23505')].map(isSpent)).toEqual([false, false, false]);
});
