import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { listenToToasts } from '../overlay/show-toast.ts';
import { lazyDialog, lazyPart } from './lazy-part.tsx';
import { useDialogPart } from './use-dialog-part.ts';

const said = vi.fn();
let stopListening: () => void;
beforeEach(() => {
  said.mockClear();
  // The site is as it was: nothing newer took the place of what is missing.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  stopListening = listenToToasts(({ title }) => said(title));
});
afterEach(() => stopListening());

/** Arrives with the second try. */
function late<Part>(part: Part): () => Promise<Part> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch the module');
    return part;
  };
}

test('a part that does not arrive says so in its own place, and comes with another try', async () => {
  const Figures = lazyPart(late(({ name }: { name: string }) => <p>Figures of {name}</p>));
  const { user } = await renderPart(
    <>
      <h1>Dashboard</h1>
      <Figures name="Tidepool" />
    </>,
    [],
  );
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this.');
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Figures of Tidepool');
});

test('a part that does not arrive twice is no dead end: the page can be loaded anew', async () => {
  const loadAnew = vi.spyOn(location, 'reload').mockReturnValue();
  const Figures = lazyPart(() => Promise.reject(new TypeError('Failed to fetch the module')));
  const { user } = await renderPart(<Figures />, []);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('a dialog that does not arrive closes and says so, and comes when it is opened again', async () => {
  const Search = lazyDialog<{ onClose: () => void }>(late(() => <p>The search</p>));
  function Bar() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Search
        </button>
        {isOpen && <Search onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { user } = await renderPart(<Bar />, []);
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await waitFor(() => expect(said).toHaveBeenCalledWith('We couldn’t load this. Please try again.'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  await screen.findByText('The search');
});

test('a press whose dialog did not arrive is no dead one: it says so, and the next one tries again', async () => {
  const load = late<ComponentType>(() => <p>What happened?</p>);
  function Report() {
    const { Dialog, isOpen, open } = useDialogPart(load);
    return (
      <>
        <button type="button" onClick={open}>
          Report
        </button>
        {Dialog && isOpen && <Dialog />}
      </>
    );
  }
  const { user } = await renderPart(<Report />, []);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(said).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('What happened?');
});

test('a part that stands in two places is fetched once, and is the same in both', async () => {
  const load = vi.fn(async () => () => <input aria-label="Name" />);
  const Name = lazyPart(load);
  const first = await renderPart(<Name />, []);
  await first.user.type(await screen.findByRole('textbox'), 'Tide');
  first.unmount();
  const { user } = await renderPart(<Name />, []);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'Tide');
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('Tide');
  expect(load).toHaveBeenCalledOnce();
});
