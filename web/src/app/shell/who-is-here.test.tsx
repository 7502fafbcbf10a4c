import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;
const maya = person();
const noor = person({ id: '0191a5b0-0000-7000-8000-000000000002', name: 'Noor Haddad', username: 'noor' });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => maya);
});

async function comeBackAs(me: typeof maya | null): Promise<void> {
  const asked = () => server.requests.filter(({ endpoint }) => endpoint === readMe.name).length;
  const before = asked();
  server.answers(readMe, () => me);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
}

test('a page that finds another person signed in loads anew, though nothing told it, also where the session had ended between', async () => {
  const loadAnew = vi.spyOn(location, 'reload').mockReturnValue();
  await renderApp('/contact');
  await screen.findByRole('button', { name: /Maya Lindqvist/ });
  await comeBackAs(null);
  await screen.findByRole('link', { name: 'Sign in' });
  await comeBackAs(maya);
  await screen.findByRole('button', { name: /Maya Lindqvist/ });
  expect(loadAnew).not.toHaveBeenCalled();
  await comeBackAs(null);
  await screen.findByRole('link', { name: 'Sign in' });
  await comeBackAs(noor);
  await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
});
