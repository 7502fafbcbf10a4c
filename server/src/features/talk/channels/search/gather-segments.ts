import type { Context } from '../../../../core/context.ts';
import { readAfter } from '../read/messages.queries.ts';
import { placeOfBody } from '../read/messages.sql.ts';
import { placeOfSegment } from './place-of-segment.ts';
import { segmentOf, segmentSize, writeSegment } from './segment-text.ts';
import { beginSegment, findGathered, storeSegment } from './segments.queries.ts';

/** So many more messages, and they are gathered: what is not yet is opened one by one by whoever searches. */
export const gatherStep = 100;

type Gathering = Pick<Context, 'db' | 'vault'>;

/** What came in a channel since it was last gathered. One segment after the other, so that none is ever left half done below another. */
export async function gatherSegments(ctx: Gathering, { channelId }: { channelId: string }): Promise<void> {
  for (let before = -1; ; ) {
    const found = await findGathered(ctx.db, channelId);
    if (!found || found.seq - found.gathered < gatherStep || found.gathered === before) return;
    before = found.gathered;
    await gatherSegment(ctx, { channelId, firstSeq: segmentOf(found.gathered + 1) });
  }
}

const tries = 5;

/** What cannot be kept because somebody is changing it stays stale, and is gathered by the clock. */
export async function gatherSegment(
  ctx: Gathering,
  place: { channelId: string; firstSeq: number },
): Promise<void> {
  for (let tried = 0; tried < tries; tried += 1) if (await gatherOnce(ctx, place)) return;
}

async function gatherOnce(
  ctx: Gathering,
  { channelId, firstSeq }: { channelId: string; firstSeq: number },
): Promise<boolean> {
  const changes = await beginSegment(ctx.db, channelId, firstSeq);
  if (changes === undefined) return true;
  const rows = (await readAfter(ctx.db, channelId, firstSeq - 1, segmentSize))?.rows ?? [];
  const [first] = rows;
  if (!first) return true;
  const readable = rows.flatMap((row) =>
    row.body && !row.removedAt ? [{ seq: row.seq, place: placeOfBody(row), cell: row.body }] : [],
  );
  const opened = await ctx.vault.unsealAll(ctx.db, readable);
  const texts = new Map(readable.map(({ seq }, index) => [seq, opened[index] ?? '']));
  const text = writeSegment(rows.map(({ seq }) => texts.get(seq) ?? null));
  const times = rows.map(({ sentAt }) => sentAt.getTime());
  return storeSegment(ctx.db, {
    channelId,
    firstSeq,
    lastSeq: firstSeq + rows.length - 1,
    firstAt: new Date(Math.min(...times)),
    lastAt: new Date(Math.max(...times)),
    sealed: await ctx.vault.seal(ctx.db, placeOfSegment(first, firstSeq), text, { deflated: true }),
    changes,
  });
}
