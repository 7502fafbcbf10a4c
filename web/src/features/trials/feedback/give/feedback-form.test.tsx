import { giveFeedback, previewFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { justGiven, untried } from '../../../../testing/own-feedback.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import type { OwnFeedbackResult } from '../feedback.api.ts';
import { FeedbackForm } from './feedback-form.tsx';

const projectId = '00000000-0000-4000-8000-000000000001';
const written = 'I could follow every step on my phone, but the last button hid.';
const given = { ...justGiven, comment: written, evidence: 'opened' as const };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answers(giveFeedback, () => given);
  server.answers(previewFeedback, () => ({ uncountedFor: null }));
});

async function open(own: OwnFeedbackResult = { ...untried, evidence: 'opened' }) {
  const onDone = vi.fn();
  const form = <FeedbackForm projectId={projectId} own={own} onDone={onDone} />;
  return { ...(await renderPart(form, ['feedback', 'request', 'ui'])), onDone };
}

const comment = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should the maker know?' });

async function fillIn(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.type(comment(), written);
}

test('sends rating and comment, and forgets the draft', async () => {
  const { user, onDone } = await open();
  await fillIn(user);
  expect(localStorage.length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = server.requests.filter(({ endpoint }) => endpoint === 'feedback.give');
  expect(sent.map(({ input }) => input)).toEqual([{ projectId, rating: 4, comment: written }]);
  expect(localStorage.length).toBe(0);
});

test('keeps the text when sending fails, also over a reload', async () => {
  server.isUnreachable(giveFeedback);
  const first = await open();
  await fillIn(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to submit feedback');
  expect(alert.textContent).toContain('Your text is safe');
  first.unmount();
  await open();
  expect(comment().value).toBe(written);
});

test('offers whoever only makes projects to test as well, and then sends what they wrote', async () => {
  server.refuses(giveFeedback, 'accounts.creator_role');
  const onDone = vi.fn();
  const { user } = await renderPart(
    <FeedbackForm
      projectId={projectId}
      own={{ ...untried, evidence: 'opened' }}
      offerRole={(onChanged) => (
        <button type="button" onClick={onChanged}>
          Test too
        </button>
      )}
      onDone={onDone}
    />,
    ['feedback', 'request', 'ui'],
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const change = await screen.findByRole('button', { name: 'Test too' });
  expect([screen.queryByRole('alert'), onDone.mock.calls]).toEqual([null, []]);
  server.answers(giveFeedback, () => given);
  await user.click(change);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('says what is missing before it can be sent', async () => {
  const { user } = await open();
  await user.type(comment(), 'Too short');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(screen.getByText('Pick a rating.')).toBeTruthy();
  expect(screen.getByText('Write at least 10 characters.')).toBeTruthy();
  expect(server.requests.filter(({ endpoint }) => endpoint === 'feedback.give')).toEqual([]);
});

test('says before sending whether it will count, and what would make it count', async () => {
  const first = await open(untried);
  expect(screen.getByText(/Open the project with Test it first/)).toBeTruthy();
  first.unmount();
  const { user } = await open();
  await user.type(comment(), 'Ten is fine');
  expect(screen.getByText('This will count towards the project’s rating.')).toBeTruthy();
});

test('says kindly when the server finds it close to another text', async () => {
  server.answers(previewFeedback, () => ({ uncountedFor: 'repeated' as const }));
  const { user } = await open();
  await user.type(comment(), written);
  expect(await screen.findByText(/close to something you wrote/)).toBeTruthy();
});

test('asks what the maker asks, keeps it as a draft, and sends what was answered', async () => {
  const questions = ['Did you trust the first number?', 'Which till do you use?'];
  const asked = { ...untried, evidence: 'opened' as const, questions };
  const first = await open(asked);
  await first.user.type(screen.getByRole('textbox', { name: /first number/ }), 'Yes, I could tap it.');
  first.unmount();
  const { user, onDone } = await open(asked);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = server.requests.find(({ endpoint }) => endpoint === 'feedback.give');
  const answers = [{ question: questions[0], answer: 'Yes, I could tap it.' }];
  expect(sent?.input).toEqual({ projectId, rating: 4, comment: written, answers });
});
