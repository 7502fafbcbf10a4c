import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../../core/context.ts';
import { type CasePicture, listCasePictures, settlePicture } from './case-pictures.queries.ts';
import { copyKey } from './copy-key.ts';

type Parts = Pick<Context, 'db' | 'files'>;

/** What is not public is kept by no cache. */
const kind = { contentType: 'image/webp', cacheControl: 'private, no-store' };

/** Makes the copies that a report left to be made. Twice is once: a copy is written where it was. */
export async function copyPictures({ db, files }: Parts, caseId: string): Promise<void> {
  const pictures = await listCasePictures(db, caseId);
  for (const one of pictures.filter(({ state }) => state === 'waiting')) await copy({ db, files }, one);
}

async function copy({ db, files }: Parts, { id, sourceKey }: CasePicture): Promise<void> {
  const source = await files.get(sourceKey);
  if (source) await files.put(copyKey(id), await buffer(source.body), kind);
  const isKept = await settlePicture(db, id, source ? 'copied' : 'missing');
  // Whoever forgot it meanwhile may have removed what was not there yet.
  if (!isKept) await files.remove(copyKey(id));
}
