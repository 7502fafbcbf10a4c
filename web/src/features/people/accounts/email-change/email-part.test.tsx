import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import {
  askEmailChange,
  dropEmailChange,
  readEmailChange,
} from '@firstlight/contract/people/accounts/email-change.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { person } from '../../../../testing/person.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { EmailPart } from './email-part.tsx';

const until = '2026-11-17T10:00:00.000Z';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readMe, () => person({ email: 'maya@example.org' }));
  server.answers(readEmailChange, () => ({ asked: null }));
  server.answers(askEmailChange, ({ email }) => ({ email, until }));
  server.answers(dropEmailChange, () => null);
});

const asks = () => server.requests.filter(({ endpoint }) => endpoint === askEmailChange.name);

async function open() {
  const view = await renderPart(<EmailPart />, ['security', 'accounts', 'request']);
  return { ...view, field: await screen.findByLabelText('New address') };
}

test.each([
  ['nonsense', 'Enter an e-mail address, such as name@example.org.'],
  ['', 'Enter an e-mail address, such as name@example.org.'],
])('%j is refused at the field, and nothing is sent', async (typed, sentence) => {
  const { user, field } = await open();
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(asks()).toEqual([]);
});

test('an address that was asked for waits, and can be given up', async () => {
  const { user, field } = await open();
  await user.type(field, 'new@example.org{Enter}');
  expect(await screen.findByText('new@example.org')).toBeTruthy();
  expect(asks()[0]?.input).toEqual({ email: 'new@example.org' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'E-mail address' }));
  await user.click(screen.getByRole('button', { name: 'Keep my current address' }));
  expect(await screen.findByLabelText('New address')).toBeTruthy();
});
