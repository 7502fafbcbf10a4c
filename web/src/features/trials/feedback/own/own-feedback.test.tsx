import {
  editFeedback,
  previewFeedback,
  removeFeedback,
} from '@firstlight/contract/trials/feedback/feedback.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { justGiven, untried } from '../../../../testing/own-feedback.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { OwnFeedback } from './own-feedback.tsx';

const projectId = '0191a5b0-0000-7000-8000-000000000001';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(previewFeedback, () => ({ uncountedFor: null }));
});

async function edit() {
  const { user } = await renderPart(
    <main>
      <OwnFeedback projectId={projectId} own={{ ...untried, feedback: justGiven }} feedback={justGiven} />
    </main>,
    ['feedback'],
  );
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  return user;
}

const isBackOnEdit = () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));

test('editing begins in the words, and cancelling leads back to the button', async () => {
  const user = await edit();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  isBackOnEdit();
});

test('saving leads back to the button', async () => {
  server.answers(editFeedback, ({ rating, comment }) => ({ ...justGiven, rating, comment }));
  const user = await edit();
  await user.keyboard(' Early.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(isBackOnEdit);
  const [sent] = server.requests.filter(({ endpoint }) => endpoint === editFeedback.name);
  expect(sent?.input).toMatchObject({ comment: `${justGiven.comment} Early.` });
});

test('whoever deletes it stays on the page', async () => {
  server.answers(removeFeedback, () => null);
  const user = await edit();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
