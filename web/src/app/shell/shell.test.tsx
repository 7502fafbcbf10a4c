import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawMarkup, findFrame, findPage } from '../../drawing/draw-markup.tsx';
import { createI18n } from '../../lib/language/i18n.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { loadMemberFrame } from './load-member-frame.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});

/** Whether the header of guests appears until the page has an element. */
async function guestHeaderAppears(until: () => Promise<unknown>): Promise<boolean> {
  let appeared = false;
  const look = () => {
    appeared ||= screen.queryByRole('link', { name: 'Sign in' }) !== null;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  await until();
  look();
  observer.disconnect();
  return appeared;
}

describe('the markup that the server sends to members', () => {
  it.each(['/contact', '/explore', '/dashboard', '/messages', '/settings/profile'])(
    'has their navigation and not the header of guests (%s)',
    async (address) => {
      const texts = await createI18n('en');
      await loadMemberFrame(texts);
      const find = address === '/contact' ? findPage : findFrame;
      const page = document.createElement('div');
      page.innerHTML = drawMarkup(await find(address, texts), 'member');
      expect(page.querySelectorAll('[data-frame=member] nav[aria-label=Main]').length).toBe(2);
      expect(page.querySelector('header a[href^="/auth"]')).toBeNull();
    },
  );

  it('has a spinner in the content area where the page comes later', async () => {
    const texts = await createI18n('en');
    await loadMemberFrame(texts);
    const page = document.createElement('div');
    page.innerHTML = drawMarkup(await findFrame('/dashboard', texts), 'member');
    expect(page.querySelector('main [role=status]')?.textContent).toBe('Loading');
  });
});

describe('the header of a page', () => {
  it('is never the one of guests for a member whose frame is still loading', async () => {
    server.answers(readMe, () => person());
    const appeared = await guestHeaderAppears(async () => {
      await renderApp('/contact', { visitor: 'member' });
      await screen.findByRole('button', { name: /Maya Lindqvist/ });
    });
    expect(appeared).toBe(false);
  });

  it('is never the one of guests for a suspended person', async () => {
    server.answers(readMe, () => person({ isSuspended: true }));
    const appeared = await guestHeaderAppears(async () => {
      const { router } = await renderApp('/explore', { visitor: 'member' });
      await screen.findByRole('button', { name: 'Sign out' });
      await waitFor(() => expect(router.state.location.pathname).toBe('/account-suspended'));
    });
    expect(appeared).toBe(false);
  });
});
