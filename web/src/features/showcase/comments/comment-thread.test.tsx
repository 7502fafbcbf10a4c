import {
  type Comment,
  editComment,
  listComments,
  removeComment,
  writeComment,
} from '@firstlight/contract/showcase/comments/comments.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { CommentsSection } from './comments-section.tsx';

const projectId = '0191a5b0-0000-7000-8000-000000000001';
const comment = (number: number): Comment => ({
  id: `0191a5b0-0000-7000-8000-0000000000c${number}`,
  author: { name: 'Maya Roux', username: 'maya' },
  body: `Word ${number}`,
  mentions: [],
  isMaker: false,
  isEdited: false,
  isTakenDown: false,
  writtenAt: '2026-11-15T10:00:00.000Z',
  isBlocked: false,
  can: { edit: true, remove: true, reply: true, block: false },
  replies: [],
  replyCount: 0,
});
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(listComments, () => ({
    items: [comment(1), comment(2)],
    next: null,
    can: { write: false },
  }));
  server.answers(removeComment, () => null);
});

const draw = () => renderPart(<CommentsSection projectId={projectId} isSignedIn />, ['comments']);
const firstOf = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;

test.each([
  ['edit', /Edit/],
  ['reply', /Reply/],
])('to %s begins in its words, and Escape leads back to the button', async (_, name) => {
  const { user } = await draw();
  await user.click(await firstOf(name));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(await firstOf(name));
});

test.each([
  ['edit', /Edit/, editComment, 'Save'],
  ['reply', /Reply/, writeComment, 'Reply'],
] as const)('an %s that was sent leads back to the button', async (_, name, endpoint, send) => {
  server.answers(endpoint, () => comment(1));
  const { user } = await draw();
  await user.click(await firstOf(name));
  await user.keyboard('!');
  await user.click(screen.getByRole('button', { name: send }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(document.activeElement).toBe(await firstOf(name));
});

test('nothing can be written into a reply that is on its way, to be lost with it', async () => {
  server.answers(writeComment, () => new Promise(() => undefined));
  const { user } = await draw();
  await user.click(await firstOf(/Reply/));
  await user.keyboard('Thanks{Control>}{Enter}{/Control} and more');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thanks');
});

test('whoever deletes one goes on at the next', async () => {
  const { user } = await draw();
  await user.click(await firstOf(/Delete/));
  expect(document.activeElement?.textContent).toContain('Word 2');
});

test('a comment that was half written when the session ended is still there for whoever signs in again', async () => {
  const canWrite = (write: boolean) =>
    server.answers(listComments, () => ({ items: [], next: null, can: { write } }));
  canWrite(true);
  const { user } = await draw();
  await user.type(await screen.findByRole('textbox'), 'The second step');
  canWrite(false);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  canWrite(true);
  window.dispatchEvent(new Event('visibilitychange'));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('The second step');

  server.answers(writeComment, () => comment(1));
  await user.type(screen.getByRole('textbox'), ' hides.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a reply that was given up leaves nothing in the browser', async () => {
  const { user } = await draw();
  await user.click(await firstOf(/Reply/));
  await user.keyboard('Never mind');
  expect(localStorage.length).toBe(1);
  await user.keyboard('{Escape}');
  expect(localStorage.length).toBe(0);
});
