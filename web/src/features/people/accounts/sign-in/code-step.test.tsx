import { signInWithCode } from '@firstlight/contract/people/accounts/account-security.ts';
import { signIn } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { SignIn } from './sign-in.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.refuses(signIn, 'accounts.code_needed');
});

async function arrive() {
  const { user } = await renderPart(<SignIn email="" onEmail={vi.fn()} />, ['accounts', 'request']);
  await user.type(screen.getByRole('textbox', { name: 'E-mail or username' }), 'maya');
  await user.type(screen.getByLabelText('Password'), 'three slow tides');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const heading = await screen.findByRole('heading', { name: 'One more step' });
  expect(document.activeElement).toBe(heading);
  return user;
}

test('too few digits are told in place, and not sent', async () => {
  const user = await arrive();
  await user.type(screen.getByLabelText('Authenticator code'), '123{Enter}');
  expect(await screen.findByText('Enter the six-digit code from your app.')).toBeTruthy();
  expect(server.requests).toHaveLength(1);
});

test('a wrong code stays in the field, ready to be replaced', async () => {
  server.refuses(signInWithCode, 'accounts.wrong_code');
  const user = await arrive();
  const input = screen.getByLabelText<HTMLInputElement>('Authenticator code');
  await user.type(input, '123 456{Enter}');
  expect(await screen.findByText(/That code is wrong/)).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('123 456');
});

test('a recovery code is asked for in words of its own', async () => {
  const user = await arrive();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
  expect(screen.getByLabelText('Authenticator code')).toBeTruthy();
});

test('whoever took too long starts again with the password', async () => {
  server.refuses(signInWithCode, 'accounts.challenge_expired');
  const user = await arrive();
  await user.type(screen.getByLabelText('Authenticator code'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('That took too long. Start again.');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});
