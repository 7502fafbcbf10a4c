import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type { findPeople as endpoint } from '@firstlight/contract/reputation/profiles/find-people.ts';
import type { Context, Member } from '../../../core/context.ts';
import { findPeopleByStart } from '../../people/accounts/find-people-by-start.ts';

/** Whoever may not be looked at is not found either: what is found is what `profiles.read` would show. */
export async function findVisiblePeople(
  ctx: Context<Member>,
  { query }: { query?: string | undefined },
): Promise<ResultOf<typeof endpoint>> {
  return { items: query ? await findPeopleByStart(ctx, query) : [] };
}
