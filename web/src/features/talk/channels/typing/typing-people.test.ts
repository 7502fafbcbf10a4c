import { describe, expect, it } from 'vitest';
import { hearSent, hearTyping, stillTyping, type Typing } from './typing-people.ts';

const at = (username: string) => ({ username, name: username });
const heard = (usernames: readonly string[], now = 0): Typing =>
  usernames.reduce<Typing>(
    (known, username) => hearTyping(known, at(username), { hidden: ['eve'], now }),
    [],
  );
const names = (known: Typing) => known.map(({ username }) => username);

describe('the people who are writing', () => {
  it('keeps a person for five seconds after the last push', () => {
    const again = hearTyping(heard(['ada']), at('ada'), { hidden: [], now: 3_000 });
    expect(names(stillTyping(again, 7_999))).toEqual(['ada']);
    expect(names(stillTyping(again, 8_000))).toEqual([]);
  });

  it('keeps the last three people', () => {
    expect(names(heard(['ada', 'ben', 'cem', 'dee']))).toEqual(['ben', 'cem', 'dee']);
  });

  it('leaves out hidden people', () => {
    expect(names(heard(['ada', 'eve']))).toEqual(['ada']);
  });

  it('drops the authors of new messages and keeps the list if there are none', () => {
    const two = heard(['ada', 'ben']);
    expect(names(hearSent(two, [at('ben')]))).toEqual(['ada']);
    expect(hearSent(two, [at('cem'), null])).toBe(two);
  });
});
