import { accountLimits } from '@firstlight/contract/people/accounts/account-limits.ts';
import { resendVerification, signIn } from '@firstlight/contract/people/accounts/accounts.ts';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { SignIn } from './sign-in.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});

function open() {
  return renderPart(<SignIn email="" onEmail={vi.fn()} />, ['accounts', 'request']);
}

async function tryToSignIn(user: UserEvent, login = 'maya@example.org') {
  await user.type(screen.getByRole('textbox', { name: 'E-mail or username' }), login);
  await user.type(screen.getByLabelText('Password'), 'dawn-chorus');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('says what is missing, and sends nothing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your e-mail address or username.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail or username' }));
  expect(server.requests).toHaveLength(0);
});

test('one sentence stands for every wrong pair, and both fields keep their text', async () => {
  server.refuses(signIn, 'accounts.wrong_credentials');
  const { user } = await open();
  await tryToSignIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Those details don’t match. Check both, or choose a new password.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail or username' }).value).toBe(
    'maya@example.org',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('a limit says when it ends', async () => {
  server.refuses(signIn, 'request.too_many', { retryAfterSeconds: 840 });
  const { user } = await open();
  await tryToSignIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 14 minutes.');
});

test('an unverified address can be sent its link again from here, then not for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  server.refuses(signIn, 'accounts.email_unverified');
  server.answers(resendVerification, ({ email }) => ({ email }));
  const { user } = await open();
  await tryToSignIn(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please verify your email before signing in. Check your inbox for the verification link.',
  );

  await user.click(screen.getByRole('button', { name: 'Resend' }));
  const waiting = await screen.findByRole('button', {
    name: `Send again in ${accountLimits.resendSeconds} s`,
  });
  expect(screen.getByText('Sent. It may take a minute to arrive.')).toBeTruthy();
  await user.click(waiting);
  expect(server.requests.filter(({ endpoint }) => endpoint === resendVerification.name)).toEqual([
    expect.objectContaining({ input: { email: 'maya@example.org' } }),
  ]);

  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
});

test('an unverified username leads to where its address is asked for', async () => {
  server.refuses(signIn, 'accounts.email_unverified');
  const { user } = await open();
  await tryToSignIn(user, 'maya');
  const link = await screen.findByRole('link', { name: 'Resend' });
  expect(link.getAttribute('href')).toBe('/auth?mode=verify');
});
