import { pictureTypes } from '@firstlight/contract/upload-limits.ts';
import { removePicture, storePicture } from '../../../../core/files/store-picture.ts';
import type { JobContext } from '../../../../core/job.ts';
import { coverSizes } from '../cover/cover-addresses.ts';
import { findReading, finishReading } from './page-readings.queries.ts';
import { type PageHead, readPageHead } from './read-page-head.ts';

/** Asks the maker's page what it says of itself. Whatever goes wrong is a failed reading: trying again is the maker's. */
export async function readPage(ctx: JobContext, own: { id: string; ownerId: string }): Promise<void> {
  const reading = await findReading(ctx.db, own);
  if (reading?.state !== 'reading') return;
  const head = await fetchHead(ctx, reading.address);
  const pictureKey = head?.picture ? await keepPicture(ctx, head.picture) : null;
  const found = head && (head.name ?? head.tagline ?? pictureKey) !== null;
  const isKept = await finishReading(ctx.db, own, {
    state: found ? 'read' : 'failed',
    name: head?.name ?? null,
    tagline: head?.tagline ?? null,
    pictureKey,
  });
  if (!isKept && pictureKey !== null) await removePicture(ctx, pictureKey, coverSizes);
}

async function fetchHead({ fetchGuarded }: JobContext, address: string): Promise<PageHead | undefined> {
  const fetched = await fetchGuarded(address, ['text/html']);
  return fetched.ok ? readPageHead(fetched) : undefined;
}

/** What is no picture, or more than one may be, is left out: the words are worth having without it. */
async function keepPicture(ctx: JobContext, address: string): Promise<string | null> {
  const fetched = await ctx.fetchGuarded(address, pictureTypes);
  if (!fetched.ok) return null;
  return storePicture(ctx, 'covers', fetched.body, coverSizes).catch(() => null);
}
