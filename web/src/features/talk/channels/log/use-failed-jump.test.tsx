import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiError } from '../../../../lib/api/api-error.ts';
import { listenToToasts } from '../../../../ui/overlay/show-toast.ts';
import type { ChannelState } from '../window/channel-store.ts';
import type { ChannelWindow } from '../window/channel-window.ts';
import { useFailedJump } from './use-failed-jump.ts';

const window = {
  at: { seq: 1, rev: 1 },
  messages: [],
  hasEarlier: false,
  hasLater: false,
} as unknown as ChannelWindow;
const shown: ChannelState = { readSeq: null, unsent: [], isClosed: false, window };

test('each jump that failed is said once, and nothing is said where the whole log failed in its own place', () => {
  const said = vi.fn();
  onTestFinished(listenToToasts(said));
  const failing = (): ChannelState => ({
    ...shown,
    failed: 'window',
    error: apiError({ kind: 'unreachable' }),
  });
  const { window: _, ...unopened } = failing();
  const { rerender } = renderHook((state: ChannelState) => useFailedJump(state), { initialProps: unopened });
  expect(said).not.toHaveBeenCalled();
  const first = failing();
  rerender(first);
  rerender({ ...first, unsent: [] });
  expect(said).toHaveBeenCalledTimes(1);
  rerender(failing());
  expect(said).toHaveBeenCalledTimes(2);
});
