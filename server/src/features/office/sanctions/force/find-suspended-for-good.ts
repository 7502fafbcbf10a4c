import type { Context } from '../../../../core/context.ts';
import { personTag } from '../../../people/accounts/person-tag.ts';
import { listSuspendedSince } from '../sanctions.queries.ts';

/** For groups, which know no sanction: of these people those whose account has been closed for so long. */
export async function findSuspendedForGood(
  { db, vault }: Context,
  { userIds, since }: { userIds: readonly string[]; since: Date },
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const tags = new Map(userIds.map((id) => [personTag(vault, id).toString('hex'), id]));
  const found = await listSuspendedSince(
    db,
    userIds.map((id) => personTag(vault, id)),
    since,
  );
  return new Set(found.flatMap((tag) => tags.get(tag.toString('hex')) ?? []));
}
