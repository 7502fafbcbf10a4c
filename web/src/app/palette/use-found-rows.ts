import { findPeople } from '@firstlight/contract/reputation/profiles/find-people.ts';
import { findProjects } from '@firstlight/contract/showcase/projects/find-projects.ts';
import { discoverGroups } from '@firstlight/contract/talk/groups/groups.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleUserRound, Telescope } from 'lucide-react';
import { useMe } from '../../features/people/accounts/me.api.ts';
import { call } from '../../lib/api/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { matchIn, type PaletteRow } from './palette-rows.ts';
import { groupRow, keyOfGroup, useTalkRows } from './use-talk-rows.ts';

/** So many letters say enough to ask the server. */
const enough = 3;
const pauseMs = 150;

type Found = 'projects' | 'people' | 'groups' | 'conversations';

/** What only the server knows, asked once the fingers rest. The last answer stands, as far as it still fits, until the next. */
export function useFoundRows(query: string): Record<Found, PaletteRow[]> {
  const typed = query.trim();
  const asked = useDebounced(typed, pauseMs);
  const isEnough = typed.length >= enough && asked.length >= enough;
  const me = useMe();
  const projects = useQuery({
    queryKey: ['palette', 'projects', asked],
    queryFn: ({ signal }) => call(findProjects, { query: asked }, { signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const people = useQuery({
    queryKey: ['palette', 'people', asked],
    queryFn: ({ signal }) => call(findPeople, { query: asked }, { signal }),
    enabled: isEnough && Boolean(me),
    placeholderData: keepPreviousData,
  });
  const groups = useQuery({
    queryKey: ['palette', 'groups', asked],
    queryFn: ({ signal }) => call(discoverGroups, { query: asked }, { signal }),
    enabled: isEnough && Boolean(me),
    placeholderData: keepPreviousData,
  });
  const talk = useTalkRows(typed);
  if (!isEnough) return { projects: [], people: [], ...talk };
  const own = new Set(talk.groups.map(({ key }) => key));
  return {
    projects: (projects.data?.items ?? [])
      .filter(({ name }) => matchIn(name, typed))
      .map(({ id, name, pitch }) => ({
        key: `project ${id}`,
        label: name,
        more: pitch,
        icon: Telescope,
        to: `/project/${id}`,
      })),
    people: ((me && people.data?.items) ?? [])
      .filter(({ name, username }) => matchIn(name, typed) ?? matchIn(username, typed))
      .map(({ name, username }) => ({
        key: `person ${username}`,
        label: name,
        more: `@${username}`,
        icon: CircleUserRound,
        to: `/profile/${username}`,
      })),
    conversations: talk.conversations,
    groups: [
      ...talk.groups,
      ...((me && groups.data?.items) ?? [])
        .filter(({ id, name }) => matchIn(name, typed) && !own.has(keyOfGroup(id)))
        .map(({ id, name, description }) => groupRow({ id, name, more: description })),
    ],
  };
}
