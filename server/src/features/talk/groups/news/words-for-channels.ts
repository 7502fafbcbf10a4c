import type { Context } from '../../../../core/context.ts';
import type { Line, LineWords } from '../../../../core/notifications/notification-kind.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { listOwnPlaces, type OwnPlace } from './channel-news.queries.ts';

type Words = Promise<Map<string, LineWords>>;

/** Who meant the reader last, and by how many messages that are still unread. */
export const wordsForMentions = (ctx: Context, readerId: string, lines: readonly Line[]): Words =>
  wordsIn(ctx, readerId, lines, ({ meant }) => meant);

/** Who wrote first of what is unread. The rest is not counted: nobody was told of it one by one. */
export const wordsForHeard = (ctx: Context, readerId: string, lines: readonly Line[]): Words =>
  wordsIn(ctx, readerId, lines, () => 1);

/** Of a group that one is not in any more, nothing. */
async function wordsIn(
  { db }: Context,
  readerId: string,
  lines: readonly Line[],
  countOf: (place: OwnPlace) => number,
): Words {
  const channelIds = [...new Set(lines.map(({ subjectId }) => subjectId))];
  const places = new Map(
    (await listOwnPlaces(db, readerId, channelIds)).map((place) => [place.channelId, place]),
  );
  const people = await findNames(db, [...new Set(lines.flatMap(({ actorId }) => actorId ?? []))]);
  const words = new Map<string, LineWords>();
  for (const { id, subjectId, actorId } of lines) {
    const place = places.get(subjectId);
    const actor = people.get(actorId ?? '');
    if (place && actor?.isInGoodStanding)
      words.set(id, {
        about: { id: place.groupId, name: place.groupName },
        actor: { name: actor.name, username: actor.username },
        path: `/groups/${place.groupId}?channel=${subjectId}`,
        count: Math.max(1, countOf(place)),
      });
  }
  return words;
}
