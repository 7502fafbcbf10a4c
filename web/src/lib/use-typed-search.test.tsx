import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from './use-typed-search.ts';

afterEach(() => void vi.useRealTimers());

function Field({ onSearch }: { onSearch: (query: string) => void }) {
  const [typed, setTyped] = useTypedSearch('', onSearch);
  return <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

function open() {
  const onSearch = vi.fn();
  const router = createMemoryRouter([
    { path: '/', element: <Field onSearch={onSearch} /> },
    // A page that takes its time.
    { path: '/away', loader: () => new Promise(() => undefined), element: null },
  ]);
  render(<RouterProvider router={router} />);
  return { onSearch, router };
}

test('searches once, after the last letter', async () => {
  const { onSearch } = open();
  await userEvent.setup().type(screen.getByRole('searchbox'), 'tide');
  await waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['tide']]);
});

test('calls nobody back who is on the way to another page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { onSearch, router } = open();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByRole('searchbox'), 't');
  act(() => void router.navigate('/away'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onSearch).not.toHaveBeenCalled();
});
