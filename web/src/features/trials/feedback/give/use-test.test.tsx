import { readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { returnFromTest, startTest } from '@firstlight/contract/trials/feedback/tests.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { untried } from '../../../../testing/own-feedback.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ownFeedbackOf } from '../feedback.api.ts';
import { useStartTest } from './tests.api.ts';
import { useReturns } from './use-test.ts';

const projectId = '00000000-0000-4000-8000-0000000000a1';
const opened = { ...untried, evidence: 'opened' as const };
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  server = stubServer();
  server.answers(readOwnFeedback, () => untried);
  server.answers(startTest, () => ({ address: '/go/abc', evidence: 'seen' as const }));
  server.answers(returnFromTest, () => ({ evidence: 'seen' as const }));
});

function Tester() {
  const own = useQuery(ownFeedbackOf(projectId)).data;
  const start = useStartTest(projectId);
  useReturns(projectId, Boolean(own && own.evidence !== 'used'), own?.evidence);
  return (
    <button type="button" onClick={() => start.mutate()}>
      {own?.evidence}
    </button>
  );
}

describe('the evidence of a test', () => {
  it('is read again when the project opens in a tab behind the page', async () => {
    const { user } = await renderPart(<Tester />, []);
    await user.click(await screen.findByRole('button', { name: 'seen' }));
    server.answers(readOwnFeedback, () => opened);
    await waitFor(() => screen.getByRole('button', { name: 'opened' }), { timeout: 30_000 });
    expect(server.requests.filter(({ endpoint }) => endpoint === returnFromTest.name)).toEqual([]);
  });

  it.each(['focus', 'pageshow'])('is asked for on %s', async (event) => {
    await renderPart(<Tester />, []);
    await screen.findByRole('button', { name: 'seen' });
    server.answers(returnFromTest, () => ({ evidence: 'opened' as const }));
    window.dispatchEvent(new Event(event));
    await screen.findByRole('button', { name: 'opened' });
  });

  it('is read again when the return could not be sent', async () => {
    await renderPart(<Tester />, []);
    await screen.findByRole('button', { name: 'seen' });
    server.refuses(returnFromTest, 'request.too_many');
    server.answers(readOwnFeedback, () => opened);
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('button', { name: 'opened' });
  });
});
