import { listDrafts } from '@firstlight/contract/showcase/projects/project-drafts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { stubServer } from '../../../../testing/stub-server.ts';
import { ownDrafts } from '../own/own-projects.api.ts';
import { keepHere } from './kept-draft.ts';
import { useStartedDraft } from './use-started-draft.ts';

const id = '0191a5b0-0000-7000-8000-0000000000d1';
const draftNamed = (name: string, updatedAt: string) => ({ id, content: { name }, updatedAt });
const [older, newer] = [
  draftNamed('Tide', '2026-11-15T10:00:00.000Z'),
  draftNamed('Tidepool', '2026-11-15T11:00:00.000Z'),
];

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});

/** Somebody who saw the list of their drafts before. */
function open() {
  const queries = createQueryClient();
  queries.setQueryData(ownDrafts.queryKey, { items: [older] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStartedDraft(id, 'en'), { wrapper });
  return { queries, name: () => result.current.started?.writing.name, start: () => result.current };
}

test('a draft is opened as it was stored last, not as an earlier visit knew it', async () => {
  server.answers(listDrafts, () => ({ items: [newer] }));
  const { name } = open();
  expect(name()).toBeUndefined();
  await waitFor(() => expect(name()).toBe('Tidepool'));
});

test('a draft that could not be asked for is not begun blank, and can be asked for again', async () => {
  server.refuses(listDrafts, 'request.not_found');
  const { name, start } = open();
  await waitFor(() => expect(start()).toHaveProperty('error'));
  expect(name()).toBeUndefined();
  server.answers(listDrafts, () => ({ items: [newer] }));
  const now = start();
  if (!now.started) act(() => now.retry());
  await waitFor(() => expect(name()).toBe('Tidepool'));
});

test('without the server it begins with what this device kept, and stays that', async () => {
  keepHere(id, { content: { name: 'Tidepool, at sea' }, at: Date.parse('2026-11-15T12:00:00.000Z') });
  server.refuses(listDrafts, 'request.not_found');
  const { queries, name } = open();
  await waitFor(() => expect(name()).toBe('Tidepool, at sea'));
  act(() => void queries.setQueryData(ownDrafts.queryKey, { items: [newer] }));
  expect(name()).toBe('Tidepool, at sea');
});

test('a draft keeps its link and its call-to-action URL apart', async () => {
  const addresses = { link: 'https://tide.example', callToActionUrl: 'https://tide.example/join' };
  server.answers(listDrafts, () => ({ items: [{ ...newer, content: addresses }] }));
  const { start } = open();
  await waitFor(() => expect(start().started?.writing).toMatchObject(addresses));
});
