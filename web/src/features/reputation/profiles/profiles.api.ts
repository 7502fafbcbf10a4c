import type { CallOf } from '@firstlight/contract/endpoint.ts';
import { readBadgeProgress } from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import {
  changeAvatar,
  editProfile,
  type OwnProfile,
  type ProfileChanges,
  readOwnProfile,
  readProfile,
  removeAvatar,
} from '@firstlight/contract/reputation/profiles/profiles.ts';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

const ownKey = ['own profile'] as const;

export const ownProfileQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => call(readOwnProfile, {}, { signal }),
});

/** How far one is oneself. */
export const progressQuery = queryOptions({
  queryKey: ['badge progress'],
  queryFn: ({ signal }) => call(readBadgeProgress, {}, { signal }),
});

export function profileOf(username: string) {
  return queryOptions({
    queryKey: ['profile', username],
    queryFn: ({ signal }) => call(readProfile, { username }, { signal }),
    // Never one person in another's place, not even for a moment.
    placeholderData: () => undefined,
  });
}

export function useEditProfile() {
  const queries = useQueryClient();
  return async (changes: ProfileChanges) => nowIs(queries, await call(editProfile, changes));
}

export function useChangeAvatar() {
  const queries = useQueryClient();
  return async (file: CallOf<typeof changeAvatar>['file']) => {
    await nowIs(queries, await call(changeAvatar, { file }));
    await everywhere(queries);
  };
}

export function useRemoveAvatar() {
  const queries = useQueryClient();
  return async () => {
    await call(removeAvatar, {});
    queries.setQueryData<OwnProfile>(ownKey, (own) => own && { ...own, avatar: null });
    await everywhere(queries);
  };
}

async function nowIs(queries: QueryClient, own: OwnProfile): Promise<void> {
  await queries.cancelQueries({ queryKey: ownKey });
  queries.setQueryData<OwnProfile>(ownKey, own);
}

/** A picture stands beside the name wherever that is. */
function everywhere(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries();
}
