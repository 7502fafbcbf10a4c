import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  confirmEmailChange,
  readEmailUndo,
  undoEmailChange,
} from '@firstlight/contract/people/accounts/email-change.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { person } from '../testing/person.ts';
import { renderApp } from '../testing/render-app.tsx';
import { stubServer } from '../testing/stub-server.ts';

const token = 'a'.repeat(43);
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => person());
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the link to a new address takes it once, and leaves the address bar', async () => {
  server.answers(confirmEmailChange, () => person({ email: 'new@example.org' }));
  const { router } = await renderApp(`/auth?mode=confirm-email#token=${token}`);
  await heading('Your address has changed');
  expect(screen.getByText('new@example.org')).toBeTruthy();
  expect(router.state.location).toMatchObject({ search: '?mode=confirm-email', hash: '' });
  const sent = server.requests.filter(({ endpoint }) => endpoint === confirmEmailChange.name);
  expect(sent.map(({ input }) => input)).toEqual([{ token }]);
});

test.each([
  ['accounts.link_expired', 'This link no longer works'],
  ['accounts.email_taken', 'This address already has an account'],
  ['accounts.signed_out', 'Sign in first'],
] as const)('a link to a new address that is answered by %s says: %s', async (code, title) => {
  server.refuses(confirmEmailChange, code);
  await renderApp(`/auth?mode=confirm-email#token=${token}`);
  await heading(title);
});

test('the link of the old address puts it back with a new password', async () => {
  server.answers(readMe, () => null);
  server.answers(readEmailUndo, () => ({
    email: 'old@example.org',
    passkeys: [],
    secondFactorSince: null,
    providers: [],
  }));
  server.answers(undoEmailChange, () => null);
  const { user } = await renderApp(`/auth?mode=undo-email#token=${token}`);
  await heading('Restore your address');
  expect(await screen.findByText('old@example.org')).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), 'dawn-chorus');
  await user.type(screen.getByLabelText('Repeat new password'), 'dawn-chorus');
  await user.click(screen.getByRole('button', { name: 'Restore address and change password' }));
  expect(await screen.findByText(/You have your address back/)).toBeTruthy();
  await waitFor(() =>
    expect(server.requests.find(({ endpoint }) => endpoint === undoEmailChange.name)?.input).toMatchObject({
      token,
      password: 'dawn-chorus',
    }),
  );
});

test('an old link to put an address back says so', async () => {
  server.answers(readMe, () => null);
  server.refuses(readEmailUndo, 'accounts.link_expired');
  await renderApp(`/auth?mode=undo-email#token=${token}`);
  await heading('This link no longer works');
});
