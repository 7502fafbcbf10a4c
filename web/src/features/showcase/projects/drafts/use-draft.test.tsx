import { storeDraft } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { stubServer } from '../../../../testing/stub-server.ts';
import { blankWriting } from '../edit/writing.ts';
import { useDraft } from './use-draft.ts';

const draftId = '0191a5b0-0000-7000-8000-0000000000d1';
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

test('a newer version waits until the older one has arrived', async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<{ updatedAt: string }>();
  const server = stubServer();
  server.answers(storeDraft, () => first.promise);
  const { result } = renderHook(() => useDraft(draftId), { wrapper });
  const write = async (name: string) => {
    act(() => result.current.keep({ ...blankWriting('en'), name }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
  };
  const names = () => server.requests.map(({ input }) => (input as { name: string }).name);
  await write('Tide');
  await write('Tidepool');
  expect(names()).toEqual(['Tide']);
  first.resolve({ updatedAt: '2026-11-15T10:00:00.000Z' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(names()).toEqual(['Tide', 'Tidepool']);
});
