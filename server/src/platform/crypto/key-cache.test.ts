import { describe, expect, it } from 'vitest';
import { createKeyCache } from './key-cache.ts';

function aCache(limit: number) {
  const clock = { ms: 0 };
  const cache = createKeyCache<string, number>({ limit, lifetimeMs: 1_000, now: () => new Date(clock.ms) });
  return { cache, clock };
}

describe('the key cache', () => {
  it('drops the least recently used beyond its limit', () => {
    const { cache } = aCache(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('forgets after its lifetime, which use does not prolong and a new value does', () => {
    const { cache, clock } = aCache(2);
    cache.set('used', 1);
    cache.set('renewed', 2);
    clock.ms = 999;
    expect(cache.get('used')).toBe(1);
    cache.set('renewed', 3);
    clock.ms = 1_000;
    expect(cache.get('used')).toBeUndefined();
    expect(cache.get('renewed')).toBe(3);
  });

  it('forgets on demand', () => {
    const { cache } = aCache(2);
    cache.set('a', 1);
    cache.forget('a');
    expect(cache.get('a')).toBeUndefined();
  });
});
