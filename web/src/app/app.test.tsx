import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageNotLoaded } from '../lib/page-not-loaded.ts';
import { useOwnTitle } from '../lib/title/own-title.ts';
import { setTitleCount } from '../lib/title/title-count.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  stubServer().answers(readMe, () => null);
});

afterEach(() => document.head.querySelector('script')?.remove());

test('an arrival on another page moves focus to its heading, names it and says it aloud', async () => {
  const { user } = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Be seen before you launch.' });
  expect(document.title).toBe('Firstlight · Be seen before you launch');
  expect(document.activeElement).toBe(document.body);

  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Contact' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Contact · Firstlight');
  expect(screen.getByText('Contact · Firstlight').getAttribute('aria-live')).toBe('polite');
});

test('a change of the search alone leaves focus where it is', async () => {
  const { router } = await renderApp('/contact');
  const field = await screen.findByRole('textbox', { name: 'Your e-mail' });
  field.focus();
  await router.navigate('/contact?topic=press');
  expect(document.activeElement).toBe(field);
});

test('a page whose heading comes late has the focus until then, and its own name in the title whatever is counted', async () => {
  const shown = Promise.withResolvers<string>();
  function Late() {
    const [name, setName] = useState<string>();
    useEffect(() => void shown.promise.then(setName), []);
    useOwnTitle(name && `${name} · Firstlight`);
    return name ? <h1>{name}</h1> : <p>Loading</p>;
  }
  const { router } = await renderApp('/contact', { pages: [{ path: '/late', Component: Late }] });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await router.navigate('/late');
  await screen.findByText('Loading');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  shown.resolve('Tidepool');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Tidepool' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Tidepool · Firstlight').getAttribute('aria-live')).toBe('polite');
  act(() => setTitleCount('test', 2));
  expect(document.title).toBe('(2) Tidepool · Firstlight');
  act(() => setTitleCount('test', 0));
  await router.navigate('/contact');
  await waitFor(() => expect(document.title).toBe('Contact · Firstlight'));
});

test('an unknown address says so in the words of the product', async () => {
  await renderApp('/no/such/page');
  await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' });
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});

test('a page that breaks leaves the shell standing, with the error, a code and a way home', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = () => {
    throw new Error('the plate cracked');
  };
  await renderApp('/broken', { pages: [{ path: '/broken', Component: Broken }] });

  await screen.findByRole('heading', { level: 1, name: 'Something went wrong loading the page' });
  expect((await screen.findByText('Error: the plate cracked')).closest('details')).toBeNull();
  expect(await screen.findByText(/^W-[\dA-Z]+$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

const gone = { path: '/gone', lazy: () => pageNotLoaded(new TypeError('Failed to fetch the module')) };

/** What the site begins with now, beside the script that this page began with. */
function siteBegins(withScript: string | Error) {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/main-1.js"></script>');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/') return Response.json(null);
    if (withScript instanceof Error) throw withScript;
    return new Response(`<script type="module" crossorigin src="${withScript}"></script>`);
  });
}

test('a page whose files are gone because the site was updated offers to reload', async () => {
  siteBegins('/assets/main-2.js');
  await renderApp('/gone', { pages: [gone] });
  await screen.findByRole('heading', { level: 1, name: 'Firstlight has been updated' });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test.each(['/assets/main-1.js', new TypeError('Failed to fetch')])(
  'a page that could not be fetched while the site is the same (%s) claims no update, says why and offers to try again',
  async (script) => {
    siteBegins(script);
    await renderApp('/gone', { pages: [gone] });
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong loading the page' });
    const message = screen.getByText('PageNotLoaded: Failed to fetch the module');
    expect(message.closest('details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

test('the language changes in place and is remembered', async () => {
  const { user } = await renderApp('/contact');
  const field = await screen.findByRole('textbox', { name: 'Your message' });
  await user.type(field, 'Half a thought');
  const [french] = screen.getAllByRole('link', { name: /Français/ });
  if (french) await user.click(french);

  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Votre message' })).value).toBe(
    'Half a thought',
  );
  expect(localStorage.getItem('language')).toBe('fr');
  expect(document.title).toBe('Contact · Firstlight');
});

test('the palette opens by its keys and leads to a page', async () => {
  const { user, router } = await renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search Firstlight' });
  await user.keyboard('legal{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/legal'));
});

test('the theme that was chosen is on the page and in memory', async () => {
  const { user } = await renderApp('/');
  const [dark] = await screen.findAllByRole('radio', { name: 'Dark' });
  if (dark) await user.click(dark);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio', { name: 'Dark' })) {
    expect(radio.checked).toBe(true);
  }
});

test('a page that loads for more than 300 ms is awaited with a spinner in the content area', async () => {
  const loaded = Promise.withResolvers<{ Component: () => ReactNode }>();
  const { router } = await renderApp('/contact', { pages: [{ path: '/slow', lazy: () => loaded.promise }] });
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  const spinner = () => screen.queryByText('Loading')?.parentElement?.querySelector('svg') ?? null;
  vi.useFakeTimers();
  await act(async () => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(290));
  expect(spinner()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(spinner()).not.toBeNull();
  vi.useRealTimers();
  loaded.resolve({ Component: () => <h1>Arrived</h1> });
  await screen.findByRole('heading', { level: 1, name: 'Arrived' });
  expect(spinner()).toBeNull();
});
