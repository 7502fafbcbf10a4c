import { checkUsername, signUp } from '@firstlight/contract/people/accounts/accounts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { SignUp } from './sign-up.tsx';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(checkUsername, ({ username }) => ({ available: username !== 'maya' }));
  server.answers(signUp, ({ email }) => ({ email }));
});

function open() {
  return renderPart(<SignUp email="" onEmail={vi.fn()} draft={{}} onDraft={vi.fn()} />, [
    'accounts',
    'names',
    'request',
  ]);
}

const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }));
const asked = (name: string) => server.requests.filter(({ endpoint }) => endpoint === name);

async function fillIn(user: UserEvent, name = 'Maya_L') {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya Lindqvist');
  await user.type(username(), name);
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maya@example.org');
  await user.type(screen.getByLabelText('Password'), 'dawn-chorus');
  await user.click(screen.getByRole('radio', { name: 'I try things out' }));
}

test('says under each field what is missing, in the words of the product', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Password'), 'dawn');
  await send(user);
  expect(await screen.findByText('Username is required for sign up')).toBeTruthy();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter an e-mail address, such as name@example.org.')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters long')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Both' }).getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(asked(signUp.name)).toHaveLength(0);
});

test.each([
  ['Tester 4', 'People could mistake this name for Firstlight or an anonymous tester. Choose another.'],
  ['evil.example', 'Please leave web addresses out of your name. If it has a dot, add a space after it.'],
  ['…', 'Use at least one letter or number.'],
  ['Maya\u202e', /^This contains something we can’t show/],
  ['M'.repeat(51), 'Keep it to 50 characters or fewer.'],
])('says what is wrong with the name %s', async (name, sentence) => {
  const { user } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  await send(user);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked(signUp.name)).toHaveLength(0);
});

test('a username takes its form while it is typed, and is asked about once the typing rests', async () => {
  await open();
  // In one breath: a busy machine would rest between two letters.
  for (const letter of 'Ma-ya L!')
    fireEvent.change(username(), { target: { value: username().value + letter } });
  expect(username().value).toBe('mayal');
  expect(server.requests).toHaveLength(0);
  expect(screen.getByText('Checking')).toBeTruthy();

  expect(await screen.findByText('Available')).toBeTruthy();
  expect(asked(checkUsername.name).map(({ input }) => input)).toEqual([{ username: 'mayal' }]);
});

test('a username that is taken is said at once, and is not sent', async () => {
  const { user } = await open();
  await fillIn(user, 'maya');
  expect(await screen.findByText('Username is already taken. Please choose another.')).toBeTruthy();
  await send(user);
  await waitFor(() => expect(document.activeElement).toBe(username()));
  expect(asked(signUp.name)).toHaveLength(0);
});

test('a username lost to somebody faster is said in the same words', async () => {
  server.refuses(signUp, 'accounts.username_taken');
  const { user } = await open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Username is already taken. Please choose another.')).toBeTruthy();
  expect(document.activeElement).toBe(username());
});

test('sends what was entered, in the language of the page', async () => {
  const { user } = await open();
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(asked(signUp.name)).toHaveLength(1));
  expect(asked(signUp.name)[0]?.input).toEqual({
    name: 'Maya Lindqvist',
    username: 'maya_l',
    email: 'maya@example.org',
    password: 'dawn-chorus',
    role: 'tester',
    language: 'en',
  });
});
