import { storeDraft } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { stubServer } from '../../../../testing/stub-server.ts';
import { blankWriting } from '../edit/writing.ts';
import { useDraft } from './use-draft.ts';

const draftId = '0191a5b0-0000-7000-8000-0000000000d1';
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useState(createQueryClient)[0]}>{children}</QueryClientProvider>
);

const sent = (server: ReturnType<typeof stubServer>) =>
  server.requests
    .filter(({ endpoint }) => endpoint === storeDraft.name)
    .map(({ input }) => input as { name: string });

test('a newer version waits until the older one has arrived', async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<{ updatedAt: string }>();
  const server = stubServer();
  server.answers(storeDraft, () => first.promise);
  const { result } = renderHook(() => useDraft(draftId, true), { wrapper });
  const write = async (name: string) => {
    act(() => result.current.keep({ ...blankWriting('en'), name }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
  };
  const names = () => sent(server).map(({ name }) => name);
  await write('Tide');
  await write('Tidepool');
  expect(names()).toEqual(['Tide']);
  first.resolve({ updatedAt: '2026-11-15T10:00:00.000Z' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(names()).toEqual(['Tide', 'Tidepool']);
});

test('what could not leave because the session had ended says so, and goes when its writer is signed in again', async () => {
  vi.useFakeTimers();
  const server = stubServer();
  server.refuses(storeDraft, 'accounts.signed_out');
  const { result, rerender } = renderHook((isWriterIn) => useDraft(draftId, isWriterIn), {
    wrapper,
    initialProps: true,
  });
  act(() => result.current.keep({ ...blankWriting('en'), name: 'Tide' }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current.state).toEqual({ kind: 'signedOut' });
  const refused = sent(server).length;
  rerender(false);
  server.answers(storeDraft, () => ({ updatedAt: '2026-11-15T10:00:00.000Z' }));
  rerender(true);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.state.kind).toBe('saved');
  expect(sent(server)).toHaveLength(refused + 1);
});
