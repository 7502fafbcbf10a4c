import { listFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubServer } from '../../../testing/stub-server.ts';
import { Ratings } from './ratings.tsx';

const projectId = '00000000-0000-4000-8000-000000000001';
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
});
afterEach(cleanup);

test('how often each rating was given is told in words, the best first', async () => {
  server.answers(listFeedback, () => ({ items: [], ratings: [0, 0, 1, 2, 4], next: null }));
  await renderPart(<Ratings projectId={projectId} />, ['feedback']);
  const rows = await screen.findAllByRole('listitem');
  const spoken = rows.map((row) => row.querySelector('.sr-only')?.textContent);
  expect(spoken).toEqual([
    '5 out of 5: 4',
    '4 out of 5: 2',
    '3 out of 5: 1',
    '2 out of 5: 0',
    '1 out of 5: 0',
  ]);
});

test('where no rating counts yet there are no bars', async () => {
  server.answers(listFeedback, () => ({ items: [], ratings: [0, 0, 0, 0, 0], next: null }));
  await renderPart(<Ratings projectId={projectId} />, ['feedback']);
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(screen.queryByRole('list')).toBeNull();
});
