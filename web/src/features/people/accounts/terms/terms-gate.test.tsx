import { countUnread } from '@firstlight/contract/outreach/notifications/notifications.ts';
import { acceptTerms, readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { readOwnFeedback } from '@firstlight/contract/trials/feedback/feedback.ts';
import { returnFromTest } from '@firstlight/contract/trials/feedback/tests.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../../../lib/api/api.ts';
import { untried } from '../../../../testing/own-feedback.ts';
import { person } from '../../../../testing/person.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { stubServer } from '../../../../testing/stub-server.ts';

const projectId = '00000000-0000-4000-8000-0000000000a1';
const early = person({ termsToAccept: 'v1.0' });
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
});

const asked = (name: string) => server.requests.filter(({ endpoint }) => endpoint === name).length;

/** A page with one query and one mutation that the server refuses before the terms are accepted. */
const pages = [{ path: '/tidepool', Component: Tidepool }];

function Tidepool() {
  const own = useQuery({
    queryKey: ['own', projectId],
    queryFn: ({ signal }) => call(readOwnFeedback, { projectId }, { signal }),
    retry: false,
  });
  const back = useMutation({ mutationFn: () => call(returnFromTest, { projectId }) });
  return (
    <>
      <p>{own.data ? 'Read' : own.isError ? 'Failed' : 'Waiting'}</p>
      <button type="button" onClick={() => back.mutate()}>
        {back.isSuccess ? 'Sent' : 'Send'}
      </button>
    </>
  );
}

function acceptsTerms() {
  server.answers(acceptTerms, () => {
    server.answers(readOwnFeedback, () => untried);
    server.answers(returnFromTest, () => ({ evidence: 'opened' as const }));
    server.answers(countUnread, () => ({ count: 3 }));
    return null;
  });
}

describe('a page behind the terms', () => {
  it('sends nothing that the server refuses', async () => {
    server.answers(readMe, () => early);
    server.answers(countUnread, () => ({ count: 3 }));
    await renderApp('/contact');
    await screen.findByRole('button', { name: 'Accept' });
    await screen.findByRole('button', { name: 'Your account, Maya Lindqvist', hidden: true });
    expect(asked(countUnread.name)).toBe(0);
  });

  it('continues by itself after acceptance', async () => {
    server.answers(readMe, () => early);
    acceptsTerms();
    const { user } = await renderApp('/contact');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(asked(countUnread.name)).toBeGreaterThan(0));
  });
});

describe('a page whose calls are refused because new terms are out', () => {
  it('repeats its queries and mutations after acceptance', async () => {
    server.answers(readMe, () => person());
    server.refuses(readOwnFeedback, 'accounts.terms_required');
    server.refuses(returnFromTest, 'accounts.terms_required');
    acceptsTerms();
    const { user, router } = await renderApp('/contact', { pages });
    await screen.findByRole('button', { name: 'Your account, Maya Lindqvist' });
    server.answers(readMe, () => early);
    await act(() => router.navigate('/tidepool'));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Read')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy();
  });
});
