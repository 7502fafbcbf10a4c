import { readMe } from '@firstlight/contract/people/accounts/accounts.ts';
import { findPeople } from '@firstlight/contract/reputation/profiles/find-people.ts';
import { findProjects } from '@firstlight/contract/showcase/projects/find-projects.ts';
import { countUnread, listConversations } from '@firstlight/contract/talk/conversations/conversations.ts';
import { discoverGroups, listOwnGroups } from '@firstlight/contract/talk/groups/groups.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { groupCard, groupId } from '../../testing/group.ts';
import { person } from '../../testing/person.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { stubServer } from '../../testing/stub-server.ts';

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  server = stubServer();
  server.answers(readMe, () => null);
  server.answers(findProjects, () => ({ items: [] }));
});

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search Firstlight' });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('what is typed before the palette is here stands in its field', async () => {
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}legal');
  expect((await field()).value).toBe('legal');
  await waitFor(() => expect(chosen()).toBe('Legal'));
});

test('what the server finds comes below, and the chosen row stays chosen', async () => {
  const answer = Promise.withResolvers<void>();
  server.answers(findProjects, async () => {
    await answer.promise;
    return { items: [{ id: '0191a5b0-0000-7000-8000-000000000001', name: 'About time', pitch: 'A clock' }] };
  });
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'abou');
  await waitFor(() => expect(chosen()).toBe('About'));
  answer.resolve();
  const rows = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toContain('About timeA clock'));
  expect(chosen()).toBe('About');
});

test('what is nowhere is said so, with the way to Explore', async () => {
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'portt');
  await screen.findByText('Nothing for “portt”.');
  const way = screen.getByRole('link', { name: 'Search “portt” in Explore' });
  expect(way.getAttribute('href')).toBe('/explore?query=portt');
});

/** Searched for by somebody in a group and a conversation of that name. */
async function searchHarbour() {
  const other = '0191a5b0-0000-7000-8000-00000000a0b2';
  const talkId = '0191a5b0-0000-7000-8000-0000000000d1';
  server.answers(readMe, () => person());
  server.answers(findPeople, () => ({ items: [] }));
  server.answers(countUnread, () => ({ conversations: 0, requests: 0 }));
  server.answers(listOwnGroups, () => ({
    items: [
      {
        id: groupId,
        name: 'Harbour makers',
        visibility: 'public' as const,
        role: 'member' as const,
        isFrozen: false,
        deletedUntil: null,
        unread: 0,
        hasNews: false,
        mentions: 0,
      },
    ],
  }));
  server.answers(discoverGroups, () => ({
    items: [groupCard({ id: other, name: 'Harbour walks' }), groupCard({ name: 'Harbour makers' })],
    next: null,
  }));
  server.answers(listConversations, () => ({
    items: [
      {
        id: talkId,
        channelId: talkId,
        partner: { username: 'tom', name: 'Tom Harbour', avatar: null },
        isBlocked: false,
        isRequest: false,
        isRevealed: false,
        isMuted: false,
        unread: 0,
        latest: null,
        can: { write: true, block: true },
      },
    ],
    next: null,
  }));
  const { user } = await renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'harb');
  const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(rows()).toHaveLength(3));
  return rows;
}

test('one’s own groups stand before those that others find, and conversations by whom they are with', async () => {
  const rows = await searchHarbour();
  expect(rows()).toEqual([
    'Harbour makersYour group',
    expect.stringMatching(/^Harbour walks/),
    'Tom Harbour@tom',
  ]);
});

test('of whose session has ended elsewhere, neither groups nor conversations are found any more', async () => {
  const rows = await searchHarbour();
  server.answers(readMe, () => null);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(rows()).toEqual([]));
});
