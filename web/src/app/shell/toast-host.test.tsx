import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { showToast } from '../../ui/overlay/show-toast.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { ToastHost } from './toast-host.tsx';

test.each([
  ['a network that is back', () => void dispatchEvent(new Event('online'))],
  ['the next message', () => void showToast({ title: 'And another' })],
])(
  'where what draws messages does not arrive, %s brings it, and nothing that was said is lost',
  async (_, again) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const load = vi
      .fn(async () => Toaster)
      .mockRejectedValueOnce(new TypeError('Failed to fetch the module'));
    await renderPart(<ToastHost load={load} />, ['ui']);
    act(() => void showToast({ title: 'Saved' }));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    // It may still be finding out that this failed.
    await waitFor(() => {
      act(again);
      expect(load).toHaveBeenCalledTimes(2);
    });
    await screen.findByText('Saved');
  },
);
