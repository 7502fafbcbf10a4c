import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { showToast } from './show-toast.ts';
import { Toaster } from './toaster.tsx';

test('undo is called once, closes the toast and does not count as gone', async () => {
  const undo = vi.fn();
  const onGone = vi.fn();
  const { user } = renderUi(<Toaster />);
  act(() => {
    showToast({ title: 'Skipped Tidepool.', undo, onGone });
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Skipped Tidepool.')).toBeNull());
  expect(onGone).not.toHaveBeenCalled();
});

test('a toast goes after eight seconds and says that it is gone', async () => {
  vi.useFakeTimers();
  const onGone = vi.fn();
  renderUi(<Toaster />);
  act(() => {
    showToast({ title: 'Skipped Loop.', undo: () => undefined, onGone });
  });
  await act(() => vi.advanceTimersByTimeAsync(7900));
  expect(screen.getByText('Skipped Loop.')).toBeTruthy();
  expect(onGone).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByText('Skipped Loop.')).toBeNull();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('a toast stays as long as the product promises', async () => {
  vi.useFakeTimers();
  renderUi(<Toaster />);
  act(() => {
    showToast({ title: 'Deleted Loop.', undo: () => undefined, seconds: 10 });
  });
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(screen.getByText('Deleted Loop.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByText('Deleted Loop.')).toBeNull();
});

test('with "keep messages" on, it stays', async () => {
  vi.useFakeTimers();
  renderUi(<Toaster keep />);
  act(() => {
    showToast({ title: 'Skipped Basil.', undo: () => undefined });
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Skipped Basil.')).toBeTruthy();
});

test('what was said before the list was there is shown when it comes', async () => {
  showToast({ title: 'Said early.' });
  renderUi(<Toaster />);
  expect(await screen.findByText('Said early.')).toBeTruthy();
});

test('the same id changes the toast in place', async () => {
  renderUi(<Toaster />);
  act(() => {
    showToast({ id: 'upload', title: 'Uploading', progress: 0.4 });
  });
  expect(await screen.findByText('Uploading')).toBeTruthy();
  act(() => {
    showToast({ id: 'upload', title: 'Uploaded' });
  });
  expect(await screen.findByText('Uploaded')).toBeTruthy();
  expect(screen.queryByText('Uploading')).toBeNull();
});

test('on a phone the newest stands before the others, but before no error', async () => {
  renderUi(<Toaster />);
  act(() => {
    showToast({ title: 'Skipped Tidepool.' });
    showToast({ title: 'Failed to skip Loop.', kind: 'error' });
    showToast({ title: 'Skipped Kiln.' });
  });
  await screen.findByText('Skipped Kiln.');
  const isBehind = (title: string) => {
    const cards = screen.getAllByText(title).map((part) => part.closest('[role$=dialog]'));
    return cards.some((card) => card?.classList.contains('max-sm:not-focus-within:sr-only'));
  };
  expect(isBehind('Skipped Tidepool.')).toBe(true);
  expect(isBehind('Failed to skip Loop.')).toBe(false);
  expect(isBehind('Skipped Kiln.')).toBe(false);

  act(() => {
    showToast({ id: 'tidepool', title: 'Tidepool is hidden.' });
    showToast({ title: 'Kiln is hidden.' });
    showToast({ id: 'tidepool', title: 'Tidepool is shown.' });
  });
  expect(isBehind('Tidepool is shown.')).toBe(false);
  expect(isBehind('Kiln is hidden.')).toBe(true);
});
