import { expect, it } from 'vitest';
import { maySee } from './may-see.policy.ts';

const until = new Date('2026-11-19T10:00:00Z');
const unmasking = { askedBy: 'ada', answeredBy: 'ben', seenUntil: until };
const before = new Date(until.getTime() - 1);

it('the two admins who agreed see a name until its day is over, and nobody else does', () => {
  expect(['ada', 'ben', 'cleo'].map((admin) => maySee(unmasking, admin, before))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['ada', 'ben'].map((admin) => maySee(unmasking, admin, until))).toEqual([false, false]);
});

it('before a second admin has agreed nobody sees it, whoever asked', () => {
  const asked = { askedBy: 'ada', answeredBy: null, seenUntil: null };
  expect(maySee(asked, 'ada', before)).toBe(false);
});
