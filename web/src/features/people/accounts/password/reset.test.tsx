import { resetPassword } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import type { WaysIn } from './kept-ways-in.tsx';
import { ResetForm } from './reset-form.tsx';

const token = 'a'.repeat(43);
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(resetPassword, () => null);
});

const noOther: WaysIn = { passkeys: [], secondFactorSince: null, providers: [] };

async function change(password: string, repeat: string, waysIn = noOther, ticked: string[] = []) {
  const onExpired = vi.fn();
  const { user } = await renderPart(<ResetForm token={token} waysIn={waysIn} onExpired={onExpired} />, [
    'accounts',
    'request',
  ]);
  for (const name of ticked) await user.click(screen.getByRole('checkbox', { name }));
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (repeat) await user.type(screen.getByLabelText('Repeat new password'), repeat);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return { onExpired };
}

test.each([
  ['', '', 'Please fill in all password fields', 'New password'],
  ['dawn-chorus', '', 'Please fill in all password fields', 'Repeat new password'],
  ['dawn', 'dawn', 'Password must be at least 6 characters long', 'New password'],
  ['dawn-chorus', 'dusk-chorus', 'Passwords do not match', 'Repeat new password'],
])('%j and %j: %s', async (password, repeat, sentence, field) => {
  await change(password, repeat);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(server.requests).toHaveLength(0);
});

test('sends the password once, with the token of the mail', async () => {
  await change('dawn-chorus', 'dawn-chorus');
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.input).toEqual({
    token,
    password: 'dawn-chorus',
    keep: { passkeys: [], secondFactor: false, providers: [] },
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('keeps the ways in that were ticked, and no other', async () => {
  const at = '2026-11-16T10:00:00.000Z';
  const passkeys = [
    { id: '00000000-0000-4000-8000-000000000001', name: 'Phone', createdAt: at, lastUsedAt: null },
    { id: '00000000-0000-4000-8000-000000000002', name: 'Strange key', createdAt: at, lastUsedAt: at },
  ];
  const providers = (['github', 'google'] as const).map((provider) => ({
    provider,
    account: 'maya',
    linkedAt: at,
    lastUsedAt: null,
  }));
  await change('dawn-chorus', 'dawn-chorus', { passkeys, secondFactorSince: at, providers }, [
    'Keep the passkey “Phone”',
    'Keep GitHub (maya)',
    'Keep two-step sign-in',
  ]);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.input).toMatchObject({
    keep: { passkeys: ['00000000-0000-4000-8000-000000000001'], secondFactor: true, providers: ['github'] },
  });
});

test('an old link is handed on as such', async () => {
  server.refuses(resetPassword, 'accounts.link_expired');
  const { onExpired } = await change('dawn-chorus', 'dawn-chorus');
  await waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
});

test('a password that anybody would guess is refused at its field', async () => {
  server.refuses(resetPassword, 'accounts.password_too_common');
  await change('123456', '123456');
  expect(await screen.findByText(/too easy to guess/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
