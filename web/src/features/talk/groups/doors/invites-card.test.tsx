import { type Invite, listInvites } from '@firstlight/contract/talk/groups/invites.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupForMember } from '../../../../testing/group.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { InvitesCard } from './invites-card.tsx';

const invite = (place: number): Invite => ({
  id: `0191a5b0-0000-7000-8000-0000000001${place.toString().padStart(2, '0')}`,
  code: `abcdefgh${place.toString().padStart(2, '0')}`,
  grants: 'join',
  state: 'open',
  invitee: null,
  madeBy: null,
  madeAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
  usesLeft: null,
  cameBy: { count: 0, people: [] },
});

afterEach(cleanup);

test('codes that still work are asked for as such, and shown page by page', async () => {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    expect(pathname).toBe(listInvites.path.replace(':groupId', groupForMember().id));
    asked.push(Object.fromEntries(searchParams));
    const page = searchParams.has('after')
      ? { items: [invite(21)], next: null }
      : { items: Array.from({ length: 20 }, (_, place) => invite(place + 1)), next: 'from here' };
    return Response.json(page);
  });
  const { user } = await renderPart(<InvitesCard group={groupForMember()} />, ['groups']);
  const list = await screen.findByRole('list', { name: 'Invitations' });
  expect(list.children).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(list.children).toHaveLength(21));
  expect(asked).toEqual([{ state: 'open' }, { state: 'open', after: 'from here' }]);
});
