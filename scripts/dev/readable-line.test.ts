import { expect, it } from 'vitest';
import { readableLine } from './readable-line.ts';

const time = new Date(2026, 10, 16, 9, 5, 7).getTime();

it('a line of a log says when, how bad and what, and the rest as key=value', () => {
  const line = { level: 30, time, pid: 4711, reqId: 'a1', status: 201, list: [1], msg: 'answered' };
  expect(readableLine(JSON.stringify(line))).toBe('09:05:07 info  answered reqId=a1 status=201 list=[1]');
});

it('an error in a line of a log is followed by where it happened', () => {
  const err = {
    type: 'TypeError',
    text: 'x is not a function',
    stack: ['    at a (a.ts:1:2)', '    at b (b.ts:3:4)'],
  };
  expect(readableLine(JSON.stringify({ level: 50, time, err, msg: 'unexpected error' }))).toBe(
    '09:05:07 error unexpected error\n  TypeError x is not a function\n    at a (a.ts:1:2)\n    at b (b.ts:3:4)',
  );
});

it.each(['ready in 300 ms', '{ no: json', '{"level":"odd"}', '', '[1]'])(
  'a line that is none of a log stays as it is: %s',
  (text) => {
    expect(readableLine(text)).toBe(text);
  },
);
