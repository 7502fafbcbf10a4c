import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectStalls } from './stall-detector.ts';

describe('a pause watch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays silent while time passes as it should', () => {
    const stoodStill = vi.fn();
    const watch = detectStalls(stoodStill);
    vi.advanceTimersByTime(60_000);
    watch.look();
    expect(stoodStill).not.toHaveBeenCalled();
    watch.stop();
  });

  it('speaks once after a gap, at the next look or the next tick', () => {
    const stoodStill = vi.fn();
    const watch = detectStalls(stoodStill);
    vi.setSystemTime(Date.now() + 2_500);
    watch.look();
    watch.look();
    vi.advanceTimersByTime(1_000);
    expect(stoodStill).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 2_500);
    vi.advanceTimersByTime(1_000);
    expect(stoodStill).toHaveBeenCalledTimes(2);
    watch.stop();
  });
});
