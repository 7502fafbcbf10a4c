import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  listSessions,
  readSecondFactor,
} from '@firstlight/contract/people/accounts/account-security.ts';
import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readEmailChange } from '@firstlight/contract/people/accounts/email-change.ts';
import { listPasskeys } from '@firstlight/contract/people/accounts/passkeys.ts';
import { listOwnProviders } from '@firstlight/contract/people/accounts/providers.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { SecuritySection } from './security-section.tsx';

let server: ReturnType<typeof stubServer>;
const before = '2026-11-01T08:00:00.000Z';
const session = { browser: 'Firefox', system: 'Linux', createdAt: before, lastUsedAt: before };
const here = { ...session, id: '00000000-0000-4000-8000-000000000001', isCurrent: true };
const there = { ...session, id: '00000000-0000-4000-8000-000000000002', isCurrent: false, system: null };

beforeEach(() => {
  server = stubServer();
  server.answers(readMe, () => null);
  server.answers(readEmailChange, () => ({ asked: null }));
  server.answers(readSecondFactor, () => ({ since: null, recoveryCodesLeft: 0 }));
  server.answers(listPasskeys, () => ({ passkeys: [] }));
  server.answers(listSessions, () => ({ sessions: [here, there] }));
  server.answers(listOwnProviders, () => ({ linked: [], offered: [] }));
});

async function open() {
  const view = await renderPart(<SecuritySection />, ['security', 'accounts', 'request']);
  await screen.findAllByText('Firefox on Linux');
  return view;
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  [['', '', ''], 'Please fill in all password fields', 'Current password'],
  [['old one', 'two quiet dawns', ''], 'Please fill in all password fields', 'Repeat new password'],
  [['old one', 'short', 'short'], 'Password must be at least 6 characters long', 'New password'],
  [['old one', 'two quiet dawns', 'two quiet dusks'], 'Passwords do not match', 'Repeat new password'],
])('%j is answered by “%s”, and nothing is sent', async (typed, sentence, focused) => {
  const { user } = await open();
  const sent = server.requests.length;
  const labels = ['Current password', 'New password', 'Repeat new password'];
  for (const [index, label] of labels.entries()) {
    const text = typed[index];
    if (text) await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(server.requests).toHaveLength(sent);
});

test('a changed password empties the fields and says that it is saved', async () => {
  server.answers(changePassword, () => null);
  const { user } = await open();
  await user.type(screen.getByLabelText('Current password'), 'three slow tides');
  await user.type(screen.getByLabelText('New password'), 'two quiet dawns');
  await user.type(screen.getByLabelText('Repeat new password'), 'two quiet dawns{Enter}');
  expect(await screen.findByText('Saved. Every other device is signed out.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  expect(server.requests.findLast(({ endpoint }) => endpoint === changePassword.name)?.input).toEqual({
    current: 'three slow tides',
    password: 'two quiet dawns',
  });
});

test('the key is drawn and written out, and its first code brings the recovery codes', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  server.answers(beginSecondFactor, () => ({
    key,
    address: `otpauth://totp/Firstlight:maya?secret=${key}&issuer=Firstlight`,
  }));
  server.answers(confirmSecondFactor, () => {
    server.answers(readSecondFactor, () => ({ since: before, recoveryCodesLeft: 10 }));
    return { recoveryCodes: codes };
  });
  const { user } = await open();
  const factor = part('Two-step sign-in');
  await user.click(await factor.findByRole('button', { name: 'Turn on' }));
  expect(await factor.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(factor.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await user.type(factor.getByLabelText('Authenticator code'), '287082{Enter}');
  expect(await factor.findByText('abcd9-efgh9')).toBeTruthy();
  await user.click(factor.getByRole('button', { name: 'I’ve saved them' }));
  expect(factor.queryByText('abcd9-efgh9')).toBeNull();
  expect(factor.getByText('On')).toBeTruthy();
});

test('every other device is signed out with one press', async () => {
  server.answers(endOtherSessions, () => {
    server.answers(listSessions, () => ({ sessions: [here] }));
    return null;
  });
  const { user } = await open();
  const sessions = part('Where you’re signed in');
  expect(sessions.getByText('Firefox')).toBeTruthy();
  await user.click(sessions.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await sessions.findByText('Every other device is signed out.')).toBeTruthy();
  expect(sessions.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(sessions.getByRole('heading'));
});

test('a list that does not come says why, and can be asked for again', async () => {
  server.refuses(listPasskeys, 'request.not_found');
  const { user } = await open();
  const passkeys = part('Passkeys');
  expect(await passkeys.findByRole('alert')).toBeTruthy();
  server.answers(listPasskeys, () => ({
    passkeys: [{ id: here.id, name: 'Blue key', createdAt: before, lastUsedAt: null }],
  }));
  await user.click(passkeys.getByRole('button', { name: 'Try again' }));
  expect(await passkeys.findByText('Blue key')).toBeTruthy();
});
