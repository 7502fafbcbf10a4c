import { expect, it } from 'vitest';
import { hearSent, hearTyping, stillTyping } from './typing-people.ts';

const [ada, ben, cem, dee] = ['ada', 'ben', 'cem', 'dee'].map((username) => ({ username, name: username }));
const names = (known: ReturnType<typeof stillTyping>) => known.map(({ username }) => username);
const people = (...some: (typeof ada)[]) => some.flatMap((one) => (one ? [one] : []));

it('shows somebody as writing for five seconds after it was last said', () => {
  const first = hearTyping([], people(ada), 0);
  const again = hearTyping(first, people(ada), 3_000);
  expect(names(stillTyping(again, 7_999))).toEqual(['ada']);
  expect(names(stillTyping(again, 8_000))).toEqual([]);
});

it('names three at most, those who were named last', () => {
  const three = hearTyping([], people(ada, ben, cem), 0);
  expect(names(hearTyping(three, people(dee), 1_000))).toEqual(['ben', 'cem', 'dee']);
});

it('drops whoever has sent it, and leaves the list alone where nobody in it has', () => {
  const two = hearTyping([], people(ada, ben), 0);
  expect(names(hearSent(two, people(ben)))).toEqual(['ada']);
  expect(hearSent(two, [...people(cem), null])).toBe(two);
});
