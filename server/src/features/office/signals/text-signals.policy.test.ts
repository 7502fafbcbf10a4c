import { expect, it } from 'vitest';
import { type Surrounding, textSignals } from './text-signals.policy.ts';

const quiet: Surrounding = { isYoung: true, isOnOwnProject: false, otherAuthors: 0, ownCopies: 0, uses: [] };
const plain = 'The second step lost my text.';
const used = (own: number, youngAccounts: number, settledAccounts = 0) => [
  { own, youngAccounts, settledAccounts },
];

it.each<[string, Partial<Surrounding>, string[]]>([
  ['nothing around it', {}, []],
  ['one other author', { otherAuthors: 1 }, []],
  ['two other authors', { otherAuthors: 2 }, ['same_text']],
  ['two authors, an old account', { otherAuthors: 2, isYoung: false }, ['same_text']],
  ['one copy of its own', { ownCopies: 1 }, []],
  ['two copies of its own', { ownCopies: 2 }, ['repeats']],
  ['copies of an old account', { ownCopies: 2, isYoung: false }, []],
  ['copies on one’s own project', { ownCopies: 2, isOnOwnProject: true }, []],
  ['an address used once before', { uses: used(1, 0) }, []],
  ['an address used twice before', { uses: used(2, 0) }, ['links']],
  ['one of several addresses', { uses: [...used(0, 0), ...used(2, 0)] }, ['links']],
  ['an address of two other new accounts', { uses: used(0, 2) }, ['links']],
  ['an address of one other new account', { uses: used(0, 1) }, []],
  ['an address that people who are here longer use too', { uses: used(0, 2, 1) }, []],
  ['an old account’s address', { uses: used(2, 2), isYoung: false }, []],
  ['one’s own address on one’s own project', { uses: used(2, 2), isOnOwnProject: true }, []],
])('%s', (_, around, signals) => {
  expect(textSignals(plain, { ...quiet, ...around })).toEqual(signals);
});

it('a number adds the contact, a lure the scam, and in a lure an address is a contact', () => {
  expect(textSignals('Call me on +44 20 7946 0018.', quiet)).toEqual(['contact']);
  expect(textSignals('Double your bitcoin: https://coin.example', quiet)).toEqual(['scam', 'contact']);
  expect(textSignals('See https://coin.example', quiet)).toEqual([]);
  expect(textSignals('You are an idiot.', quiet)).toEqual(['insult']);
});
