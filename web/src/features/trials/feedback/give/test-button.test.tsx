import { readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { untried } from '../../../../testing/own-feedback.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { TestButton } from './test-button.tsx';

test('where it is not known whether a project can be tested, the button says why and asks again', async () => {
  const server = stubServer();
  server.refuses(readOwnFeedback, 'request.too_many');
  const { user } = await renderPart(
    <TestButton projectId="00000000-0000-4000-8000-000000000001" viewer="member" />,
    ['feedback', 'request', 'ui'],
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
  server.answers(readOwnFeedback, () => untried);
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(screen.getByRole('button', { name: /^Test it/ }).getAttribute('aria-disabled')).not.toBe('true');
});
