import { eraseAccount } from '@firstlight/contract/people/personal-data/personal-data.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { DangerZone } from './danger-zone.tsx';

let server: ReturnType<typeof stubServer>;
const onErased = vi.fn();

beforeEach(() => {
  server = stubServer();
  onErased.mockClear();
});

async function open() {
  const { user } = await renderPart(<DangerZone username="maya" onErased={onErased} />, [
    'personalData',
    'accounts',
    'request',
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete @maya?' });
  return user;
}

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: /username/ });
const password = () => screen.getByLabelText<HTMLInputElement>('Your password');

async function confirm(user: UserEvent, typed = 'maya', secret = 'three slow tides') {
  await user.type(username(), typed);
  await user.type(password(), secret);
  const buttons = screen.getAllByRole('button', { name: 'Delete my account' });
  await user.click(buttons.at(-1) as HTMLElement);
}

test('asks for the username, exactly, and sends nothing before', async () => {
  const user = await open();
  await confirm(user, 'mayo');
  expect(await screen.findByText('Type maya exactly as it is.')).toBeTruthy();
  expect(server.requests).toEqual([]);
  expect(document.activeElement).toBe(username());
});

test('deletes the account, once both are right', async () => {
  server.answers(eraseAccount, () => null);
  const user = await open();
  await confirm(user);
  await waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(server.requests.map(({ input }) => input)).toEqual([
    { username: 'maya', password: 'three slow tides' },
  ]);
});

test('a wrong password stands at its field, and what was typed stays', async () => {
  server.refuses(eraseAccount, 'accounts.wrong_password');
  const user = await open();
  await confirm(user);
  expect(await screen.findByText('That’s not your password. Check it and try again.')).toBeTruthy();
  expect([username().value, password().value]).toEqual(['maya', 'three slow tides']);
  expect(screen.queryByText('Failed to delete account')).toBeNull();
  expect(onErased).not.toHaveBeenCalled();
});

test('any other failure says that it failed, and what was typed stays', async () => {
  server.refuses(eraseAccount, 'request.unexpected');
  const user = await open();
  await confirm(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete account');
  expect([username().value, password().value]).toEqual(['maya', 'three slow tides']);
  expect(onErased).not.toHaveBeenCalled();
});
