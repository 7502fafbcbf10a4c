import { describe, expect, it } from 'vitest';
import { replyBy } from './reply-by.ts';

describe('a message', () => {
  it.each([
    ['on Monday morning', '2026-11-16T08:00:00Z', '2026-11-18T17:00:00.000Z'],
    ['late on Monday', '2026-11-16T23:59:59Z', '2026-11-18T17:00:00.000Z'],
    ['on Thursday', '2026-11-19T12:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['on Friday', '2026-11-20T12:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['on Saturday', '2026-11-21T12:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['on Sunday', '2026-11-22T12:00:00Z', '2026-11-24T17:00:00.000Z'],
    ['across the year’s end', '2026-12-31T12:00:00Z', '2027-01-04T17:00:00.000Z'],
    ['across a leap day', '2028-02-28T12:00:00Z', '2028-03-01T17:00:00.000Z'],
  ])('sent %s (%s) has its answer by %s', (_, sent, answered) => {
    expect(replyBy(new Date(sent)).toISOString()).toBe(answered);
  });

  it('keeps the moment it was sent', () => {
    const sent = new Date('2026-11-20T12:00:00Z');
    replyBy(sent);
    expect(sent.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });
});
