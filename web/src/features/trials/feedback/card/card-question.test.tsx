import { answerCard } from '@firstlight/contract/trials/feedback/card-answers.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { untried } from '../../../../testing/own-feedback.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { CardQuestion } from './card-question.tsx';

const projectId = '00000000-0000-4000-8000-000000000001';
const question = 'Would you leave it on all week?';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answers(answerCard, () => null);
});

const open = (cardQuestion: { question: string; isAnswered: boolean; mine: boolean | null } | null) =>
  renderPart(
    <main>
      <CardQuestion projectId={projectId} own={{ ...untried, cardQuestion }} shortcuts />
    </main>,
    ['feedback'],
  );

test('is answered by its buttons and by Y and N', async () => {
  const { user } = await open({ question, isAnswered: false, mine: null });
  await user.click(screen.getByRole('button', { name: /Yes/ }));
  await user.keyboard('n');
  await waitFor(() => expect(server.requests).toHaveLength(2));
  expect(server.requests.map(({ input }) => input)).toEqual([
    { projectId, question, answer: true },
    { projectId, question, answer: false },
  ]);
  expect(await screen.findByText('Answer saved. You stay anonymous.')).toBeTruthy();
});

test('is closed once the answer is counted, and not there where nothing is asked', async () => {
  const first = await open({ question, isAnswered: true, mine: null });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You’ve answered. Thanks.')).toBeTruthy();
  first.unmount();
  await open(null);
  expect(screen.queryByText('Ten-second question')).toBeNull();
});
