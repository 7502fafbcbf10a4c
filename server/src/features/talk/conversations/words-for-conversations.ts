import type { Context } from '../../../core/context.ts';
import type { Line, LineWords } from '../../../core/notifications/notification-kind.ts';
import { findNames } from '../../people/accounts/find-names.ts';
import { listMemberships } from './conversations.queries.ts';

/** Who wrote, and where one reads it; of a conversation that one is not in any more, nothing. */
export async function wordsForConversations(
  { db }: Context,
  readerId: string,
  lines: readonly Line[],
): Promise<Map<string, LineWords>> {
  const asked = lines.map(({ subjectId }) => ({ userId: readerId, ownerId: subjectId }));
  const talks = new Map(
    (await listMemberships(db, asked)).map(({ ownerId, partnerId }) => [ownerId, partnerId]),
  );
  const people = await findNames(
    db,
    [...talks.values()].filter((id) => id !== null),
  );
  const words = new Map<string, LineWords>();
  for (const { id, subjectId } of lines) {
    const partner = people.get(talks.get(subjectId) ?? '');
    if (!partner?.isInGoodStanding) continue;
    words.set(id, {
      about: null,
      actor: { name: partner.name, username: partner.username },
      path: `/messages/${subjectId}`,
    });
  }
  return words;
}
