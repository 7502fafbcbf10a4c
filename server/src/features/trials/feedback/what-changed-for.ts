import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { type CreditedChange, listChangesFor } from './credits/changes.queries.ts';

export type ChangeForAuthor = Omit<CreditedChange, 'authorTag'>;

/**
 * What the feedback of each of these people changed, told to themselves alone. Fingerprints inside, people outside, for a
 * hundred at once and in memory: it is never to be written down.
 */
export async function whatChangedFor(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  people: readonly string[],
  span: { from: Date; to: Date },
): Promise<Map<string, ChangeForAuthor[]>> {
  if (people.length === 0) return new Map();
  const tags = people.map((id) => authorTag(vault, id));
  const changes = await listChangesFor(db, tags, span);
  return new Map(
    people.map((id, index) => [id, changes.filter((one) => one.authorTag.equals(tags[index] as Buffer))]),
  );
}
