import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Limit } from './limit.ts';
import { limits } from './limits.ts';

const entries: [string, Limit][] = Object.entries(limits);

describe.each(entries)('the limit %s', (name, limit) => {
  it('is called <feature>.<what>', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z-]+$/);
  });

  it('has windows that differ, each allowing something', () => {
    const lengths = limit.windows.map(({ seconds }) => seconds);
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths).toEqual([...new Set(lengths)]);
    for (const { count, seconds } of limit.windows) expect(Math.min(count, seconds)).toBeGreaterThan(0);
  });

  it('allows more in a longer window than in a shorter one', () => {
    const byLength = limit.windows.toSorted((a, b) => a.seconds - b.seconds).map(({ count }) => count);
    expect(byLength).toEqual(byLength.toSorted((a, b) => a - b));
    expect(new Set(byLength).size).toBe(byLength.length);
  });

  it('is closed without Redis where it guards somebody’s mailbox', () => {
    if (limit.by === 'email') expect(limit.whenRedisIsDown).toBe('closed');
  });
});

it.each([
  'feedback.startTest',
  'feedback.mark',
  'feedback.agreeToReveal',
  'feedback.closeThread',
  'feedback.reply',
  'projects.changeVisibility',
])('%s has an allowance of its own, beside the general one', (name) => {
  const limit = endpoints.find((endpoint) => endpoint.name === name)?.limit;
  expect(limit && endpoints.filter((endpoint) => endpoint.limit === limit)).toHaveLength(1);
});
