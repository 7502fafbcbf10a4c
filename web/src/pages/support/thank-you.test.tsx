import { readThanks } from '@firstlight/contract/office/support/support.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
});

test('a payment that could not be asked about is unknown, and asked about again', async () => {
  server.isUnreachable(readThanks);
  const { user } = await renderApp('/thank-you?p=a-token-of-a-checkout');
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t check your payment' });
  expect(screen.queryByText(/doesn’t lead to a payment/)).toBeNull();
  server.answers(readThanks, () => ({
    outcome: 'paid' as const,
    kind: 'one_time' as const,
    cents: 500,
    paidAt: '2026-11-18T10:00:00.000Z',
    nextChargeAt: null,
    email: null,
    receiptUrl: null,
    manageToken: null,
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Thank you.' });
});

test('monthly support says in which mail the link is by which it ends, once the page no longer leads there', async () => {
  const thanks = {
    outcome: 'paid' as const,
    kind: 'monthly' as const,
    cents: 500,
    paidAt: '2026-11-18T10:00:00.000Z',
    nextChargeAt: null,
    email: 'g…@adeyemi.test',
    receiptUrl: null,
  };
  server.answers(readThanks, () => ({ ...thanks, manageToken: null }));
  await renderApp('/thank-you?p=a-token-of-a-checkout');
  await screen.findByText('By the link in any receipt');
  expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
});

test('a link to a payment that never was says so, and leads to the support page', async () => {
  server.refuses(readThanks, 'support.not_found');
  await renderApp('/thank-you?p=a-token-of-a-checkout');
  await screen.findByRole('heading', { level: 1, name: 'This link doesn’t lead to a payment' });
  expect(screen.getByRole('link', { name: 'See the support page' }).getAttribute('href')).toBe('/support');
});
