import { confirmPassword } from '@firstlight/contract/people/accounts/account-security.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../../../../lib/api/api-error.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ConfirmPasswordHost } from './confirm-password-host.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});

const needed = apiError({ kind: 'refused', status: 403, code: 'accounts.password_needed', requestId: 'r' });
const act = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(needed).mockResolvedValue('done');

const open = () => renderPart(<ConfirmPasswordHost username="maya" hasPassword />, ['accounts', 'request']);

test('a wrong password is told in place, and the right one lets the act go on', async () => {
  server.refuses(confirmPassword, 'accounts.wrong_password');
  const { user } = await open();
  const result = withRecentPassword(act());
  const input = await screen.findByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(input));
  await user.type(input, 'not mine');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('That’s not your password. Check it and try again.')).toBeTruthy();

  server.answers(confirmPassword, () => null);
  await user.type(input, 'three slow tides');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await result).toBe('done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty one is not sent', async () => {
  const { user } = await open();
  withRecentPassword(act()).catch(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Enter your password.')).toBeTruthy();
  expect(server.requests).toEqual([]);
});

test('leaving it leaves the act undone', async () => {
  const { user } = await open();
  const refused = expect(withRecentPassword(act())).rejects.toBe(needed);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await refused;
});

test('two acts at once are answered by one password', async () => {
  server.answers(confirmPassword, () => null);
  const { user } = await open();
  const results = Promise.all([withRecentPassword(act()), withRecentPassword(act())]);
  await user.type(await screen.findByLabelText('Password'), 'three slow tides');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await results).toEqual(['done', 'done']);
  expect(server.requests).toHaveLength(1);
});
