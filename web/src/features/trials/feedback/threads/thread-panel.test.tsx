import {
  closeThread,
  readThread,
  replyInThread,
  type Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ThreadPanel } from './thread-panel.tsx';

const thread: Thread = {
  side: 'maker',
  tester: 4,
  mark: null,
  markReason: null,
  messages: [],
  reveal: { maker: false, tester: false, names: null, conversationId: null },
  shownFrom: null,
  closed: { maker: false, tester: false },
  can: { reply: true, reveal: false, close: true },
};

async function open(side: Thread['side']) {
  stubServer().answers(readThread, () => ({ ...thread, side }));
  await renderPart(<ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />, [
    'feedback',
    'request',
  ]);
  await screen.findByRole('textbox');
  return screen.queryByText(/has left Firstlight or closed this conversation, nobody will read/);
}

test('a maker is told that a hidden tester may have left, whether one has or not', async () => {
  expect(await open('maker')).toBeTruthy();
});

test('a tester is not told so: makers have a name', async () => {
  expect(await open('tester')).toBeNull();
});

test('a conversation is closed with one press, and opened again with another', async () => {
  const asked: boolean[] = [];
  const server = stubServer();
  server.answers(readThread, () => thread);
  server.answers(closeThread, ({ isClosed }) => {
    asked.push(isClosed);
    const can = { reply: !isClosed, reveal: false, close: true };
    return { ...thread, closed: { maker: isClosed, tester: false }, can };
  });
  await renderPart(<ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />, [
    'feedback',
    'request',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Close conversation' }));
  expect(await screen.findByText(/Tester 4 can’t write to you about this project/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toBeTruthy());
  expect(asked).toEqual([true, false]);
});

test('what is being written stays when the conversation cannot be asked for again, and over a reload until it is sent', async () => {
  const server = stubServer();
  server.answers(readThread, () => thread);
  const panel = <ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />;
  const { unmount, user } = await renderPart(panel, ['feedback', 'request', 'ui']);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await user.type(field, 'It was the second step.');
  server.refuses(readThread, 'request.too_many');
  // A third time is asked only once the second answer is here.
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    expect(server.requests).toHaveLength(3);
  });
  expect(screen.getByRole('textbox')).toBe(field);
  unmount();

  server.answers(readThread, () => thread);
  server.answers(replyInThread, () => thread);
  await renderPart(panel, ['feedback', 'request', 'ui']);
  const again = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(again.value).toBe('It was the second step.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(again.value).toBe(''));
  expect(localStorage.length).toBe(0);
});

test('what was sent does not come back as a draft when its form was closed before the answer', async () => {
  const server = stubServer();
  server.answers(readThread, () => thread);
  let answer = () => {};
  server.answers(replyInThread, () => new Promise<Thread>((resolve) => (answer = () => resolve(thread))));
  const panel = <ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />;
  const { unmount, user } = await renderPart(panel, ['feedback', 'request', 'ui']);
  await user.type(await screen.findByRole('textbox'), 'Sent once.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  answer();
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a message whose answer was lost is sent again under the same id, and other words under another', async () => {
  const server = stubServer();
  server.answers(readThread, () => thread);
  server.refuses(replyInThread, 'request.unexpected');
  const panel = <ThreadPanel feedbackId="0191a5b0-0000-7000-8000-0000000000f1" />;
  const first = await renderPart(panel, ['feedback', 'request', 'ui']);
  await first.user.type(await screen.findByRole('textbox'), 'Twice.');
  await first.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  first.unmount();

  const { user } = await renderPart(panel, ['feedback', 'request', 'ui']);
  const sent = () =>
    server.requests
      .filter(({ endpoint }) => endpoint === replyInThread.name)
      .map(({ input }) => (input as { messageId: string }).messageId);
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByRole('alert');
  await user.type(screen.getByRole('textbox'), ' Or not.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [one, again, other] = sent();
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
