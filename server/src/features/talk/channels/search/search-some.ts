import { setImmediate as breathe } from 'node:timers/promises';
import type { FoundMessage } from '@firstlight/contract/talk/channels/message-search.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { listMessageRows } from '../read/messages.queries.ts';
import { type MessageRow, placeOfBody } from '../read/messages.sql.ts';
import { foldText } from './fold-text.ts';
import { placeOfSegment } from './place-of-segment.ts';
import { presentFound } from './present-found.ts';
import {
  listSegmentPlaces,
  listUngathered,
  readSegments,
  type SealedSegment,
  type SegmentPlace,
} from './search.queries.ts';
import { byTime, endOf, isBeyond, minuteAfter, type SearchPlace } from './search-place.ts';
import { scanSegment } from './segment-text.ts';

/** An answer holds so many hits, and looks into so many segments at most. */
const page = 20;
const segmentsMax = 200;
/** Of a channel so many are opened one by one; more wait only where no worker runs. */
const ungatheredMax = 2000;
/** Rows opened, and hits checked, before others get their turn. */
const atOnce = 25;
/** Segments fetched in one query. */
const fetched = 8;

type Search = { ctx: Context<Member>; words: readonly string[]; from: SearchPlace };

/** The hits of a few channels from a place on. What is not gathered comes first, then segments, the one that ends last first, until nothing earlier can come before a hit. */
export async function searchSome(
  ctx: Context<Member>,
  channelIds: readonly string[],
  words: readonly string[],
  from: SearchPlace,
): Promise<{ items: FoundMessage[]; next: SearchPlace | null }> {
  const search = { ctx, words, from };
  const until = endOf(from);
  // Places first: what is gathered in between is then found twice, not never.
  const places = await listSegmentPlaces(ctx.db, channelIds, until, segmentsMax + 1);
  const found = new Map<string, FoundMessage>();
  const keep = (hits: readonly FoundMessage[]) => {
    for (const hit of hits) found.set(`${hit.channelId} ${hit.seq}`, hit);
  };
  const tails = await listUngathered(ctx.db, channelIds, until, ungatheredMax);
  for (const tail of Map.groupBy(tails, ({ channelId }) => channelId).values())
    keep(await searchRows(search, tail));
  let opened = 0;
  const isEnough = () => {
    const next = places[opened];
    return next === undefined || opened === segmentsMax || settled(found, next).length >= page;
  };
  while (!isEnough()) {
    const batch = places.slice(opened, Math.min(opened + fetched, segmentsMax));
    const read = await readSegments(ctx.db, batch);
    for (const place of batch) {
      if (isEnough()) break;
      opened += 1;
      const segment = read.find(
        (one) => one.channelId === place.channelId && one.firstSeq === place.firstSeq,
      );
      if (segment) keep(await searchSegment(search, segment));
      await breathe();
    }
  }
  return answer(found, places[opened], from.skip);
}

/** Those before which nothing can come any more, in their order. */
function settled(found: ReadonlyMap<string, FoundMessage>, next: SegmentPlace | undefined): FoundMessage[] {
  const bound = next ? minuteAfter(next.lastAt).toISOString() : '';
  return [...found.values()].filter(({ sentAt }) => sentAt >= bound).toSorted(byTime);
}

function answer(found: ReadonlyMap<string, FoundMessage>, next: SegmentPlace | undefined, skip: number) {
  const hits = settled(found, next);
  const items = hits.slice(0, page);
  const last = items.at(-1);
  if (last && (hits.length > page || (next && items.length === page))) {
    const { sentAt: minute, channelId, seq } = last;
    return { items, next: { skip, minute, last: { channelId, seq } } };
  }
  return { items, next: next ? { skip, minute: minuteAfter(next.lastAt).toISOString(), last: null } : null };
}

async function searchSegment(search: Search, segment: SealedSegment): Promise<FoundMessage[]> {
  const { ctx, words } = search;
  const text = await ctx.vault.unseal(ctx.db, placeOfSegment(segment, segment.firstSeq), segment.sealed);
  const seqs = scanSegment(text, words)
    .map((line) => segment.firstSeq + line)
    .filter((seq) => isNearOrBeyond(search.from, segment.channelId, seq));
  const hits: FoundMessage[] = [];
  // One more than an answer holds tells that there are more.
  while (seqs.length > 0 && hits.length <= page) {
    const rows = await listMessageRows(ctx.db, segment.channelId, seqs.splice(-atOnce));
    hits.push(...(await check(search, rows)));
  }
  return hits;
}

/** Whether a message is worth a look: numbers follow time but for those who sent in the same moment. */
function isNearOrBeyond({ last }: SearchPlace, channelId: string, seq: number): boolean {
  return last?.channelId !== channelId || seq < last.seq + atOnce;
}

/** The newest first, opened one by one; those that hold the words are then looked at as a reader would. */
async function searchRows(search: Search, rows: readonly MessageRow[]): Promise<FoundMessage[]> {
  const { ctx, words } = search;
  const hits: FoundMessage[] = [];
  for (let start = 0; start < rows.length && hits.length <= page; start += atOnce) {
    const cells = rows
      .slice(start, start + atOnce)
      .flatMap((row) =>
        row.body && !row.removedAt ? [{ row, place: placeOfBody(row), cell: row.body }] : [],
      );
    const texts = await ctx.vault.unsealAll(ctx.db, cells);
    const holding = cells.filter((_, index) => {
      const text = foldText(texts[index] ?? '');
      return words.every((word) => text.includes(word));
    });
    hits.push(
      ...(await check(
        search,
        holding.map(({ row }) => row),
      )),
    );
    await breathe();
  }
  return hits;
}

async function check({ ctx, words, from }: Search, rows: readonly MessageRow[]): Promise<FoundMessage[]> {
  const found = rows.length > 0 ? await presentFound(ctx, rows, words) : [];
  return found.filter((hit) => isBeyond(from, hit));
}
