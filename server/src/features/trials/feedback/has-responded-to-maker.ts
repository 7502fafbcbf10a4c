import { reciprocityRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { listRespondersOf } from './counts/responded-makers.queries.ts';

const day = 24 * 60 * 60 * 1000;
const atOnce = 2_000;

/**
 * Whether somebody has lately answered one of these makers. Whether the maker answered back is not asked: whom we ask is
 * told, and from that it could be read who wrote. In memory only: a list of pairs would name authors.
 */
export async function hasRespondedToMaker(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  makers: readonly string[],
): Promise<(personId: string, makerId: string) => boolean> {
  const since = new Date(now().getTime() - reciprocityRules.days * day);
  const answerers = new Map<string, string>();
  for (let from = 0; from < makers.length; from += atOnce) {
    const rows = await listRespondersOf(db, makers.slice(from, from + atOnce), since);
    for (const { makerId, tags } of rows) answerers.set(makerId, tags);
  }
  return (personId, makerId) =>
    answerers.get(makerId)?.includes(authorTag(vault, personId).toString('hex')) === true;
}
