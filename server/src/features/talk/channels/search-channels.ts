import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import type { Context, Member } from '../../../core/context.ts';
import { readCursor, writeCursor } from '../../../core/cursor.ts';
import { requireStanding } from '../../people/accounts/require-standing.ts';
import { minuteAfter, type SearchPlace, searchPlace } from './search/search-place.ts';
import { searchSome } from './search/search-some.ts';
import { searchedWords } from './search/searched-words.ts';

/** So many channels are looked through together; of one that has more, those that come first in the list come first. */
const together = 50;

/** Messages with these words in channels that are there for the actor, the newest first. Which channels those are, whoever calls has asked just before. */
export async function searchChannels(
  ctx: Context<Member>,
  channelIds: readonly string[],
  { words: typed, after }: { words: string; after?: string | undefined },
): Promise<{ items: FoundMessage[]; next: string | null }> {
  const words = searchedWords(typed);
  const start = { minute: minuteAfter(ctx.now()).toISOString(), last: null };
  const from = after === undefined ? { skip: 0, ...start } : readCursor(searchPlace, after);
  if (words.length === 0) return { items: [], next: null };
  const some = channelIds.slice(from.skip, from.skip + together);
  const { items, next } = await searchSome(ctx, some, words, from);
  // A search takes a while: whoever was suspended meanwhile gets nothing of it.
  await requireStanding(ctx.db, ctx.actor);
  const others = from.skip + together;
  const further: SearchPlace | null =
    next ?? (others < channelIds.length ? { skip: others, ...start } : null);
  return { items, next: further && writeCursor(searchPlace, further) };
}
