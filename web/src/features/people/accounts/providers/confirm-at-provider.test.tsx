import {
  beginProviderSignIn,
  type LinkedProvider,
  listOwnProviders,
} from '@firstlight/contract/people/accounts/providers.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../../../../lib/api/api-error.ts';
import { withRecentPassword } from '../../../../lib/session/recent-password.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ConfirmPasswordHost } from '../password/confirm-password-host.tsx';
import { keptErrand } from './provider-errand.ts';

let server: ReturnType<typeof stubServer>;
const needed = apiError({ kind: 'refused', status: 403, code: 'accounts.password_needed', requestId: 'r' });
const link: LinkedProvider = {
  provider: 'github',
  account: 'nora',
  linkedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
};

afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  server = stubServer();
  vi.spyOn(location, 'assign').mockReturnValue(undefined);
});

async function ask() {
  const view = await renderPart(<ConfirmPasswordHost username="nora" hasPassword={false} />, [
    'accounts',
    'request',
  ]);
  withRecentPassword(() => Promise.reject(needed)).catch(() => undefined);
  await screen.findByRole('dialog');
  return view;
}

test('whoever has no password is led to where their account is linked, and back to this page', async () => {
  server.answers(listOwnProviders, () => ({ linked: [link], offered: [] }));
  server.answers(beginProviderSignIn, () => ({ address: 'https://github.com/login/oauth/authorize' }));
  const { user } = await ask();
  await user.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  await waitFor(() =>
    expect(location.assign).toHaveBeenCalledWith('https://github.com/login/oauth/authorize'),
  );
  expect(keptErrand()).toEqual({ what: 'sign-in', next: '/' });
});

test('whoever has nothing linked either is led to choosing a password by mail', async () => {
  server.answers(listOwnProviders, () => ({ linked: [], offered: [] }));
  await ask();
  const choose = await screen.findByRole('link', { name: 'E-mail me a link' });
  expect(choose.getAttribute('href')).toBe('/auth?mode=forgot');
});
