import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGathered } from './use-gathered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what happens is asked about at once, and what follows together', async () => {
  const ask = vi.fn();
  const { result, unmount } = renderHook(() => useGathered(ask, { everyMs: 2_000 }));
  for (let heard = 0; heard < 5; heard += 1) result.current();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  for (let heard = 0; heard < 5; heard += 1) result.current();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
  result.current();
  unmount();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
