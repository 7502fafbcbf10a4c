import { reciprocityRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import { findAnsweredMakers, findAnsweringTags } from './answers.queries.ts';
import { authorTag } from './author-tags.ts';

const day = 24 * 60 * 60 * 1000;

/** The makers with whom somebody has lately answered each other. Found when asked: a list of pairs would name authors. */
export async function findReciprocal(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  personId: string,
): Promise<Set<string>> {
  const since = new Date(now().getTime() - reciprocityRules.days * day);
  const makers = await findAnsweredMakers(db, authorTag(vault, personId), since);
  if (makers.length === 0) return new Set();
  const tags = makers.map((maker) => authorTag(vault, maker));
  const answering = await findAnsweringTags(db, personId, tags, since);
  return new Set(makers.filter((_, index) => answering.has(tags[index]?.toString('hex') ?? '')));
}
