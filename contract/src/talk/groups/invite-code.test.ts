import { describe, expect, it } from 'vitest';
import { groupRules } from '../../rules.ts';
import { inviteAlphabet, invitePath, parseInviteCode } from './invite-code.ts';

const code = '7k2m9x4tq8';

describe('an invite code', () => {
  it('has ten of 32 characters, none of which reads as another', () => {
    expect(new Set(inviteAlphabet).size).toBe(32);
    expect(groupRules.inviteCodeLength).toBe(10);
    expect([...'iolu'].filter((letter) => inviteAlphabet.includes(letter))).toEqual([]);
  });

  it.each([
    code,
    code.toUpperCase(),
    ` ${code} `,
    '7k2m9-x4tq8',
    '7K2M9 X4TQ8',
    `https://firstlight.example${invitePath(code)}`,
    `HTTPS://FIRSTLIGHT.EXAMPLE/GROUPS/JOIN/${code.toUpperCase()}`,
    `Come here: https://firstlight.example${invitePath(code)}?from=mail#top`,
  ])('is found in “%s”', (typed) => {
    expect(parseInviteCode(typed)).toBe(code);
  });

  it('is read as it was meant where a letter was taken for a digit', () => {
    expect(parseInviteCode('OIL0123456')).toBe('0110123456');
  });

  it.each(['', 'hello', code.slice(1), `${code}0`, 'https://firstlight.example/groups/join/', 'uuuuuuuuuu'])(
    'is not found in “%s”',
    (typed) => {
      expect(parseInviteCode(typed)).toBeUndefined();
    },
  );
});
