import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import { keepAnswersBack } from './card-answers/card-answers.queries.ts';
import { drawGoing, drawReturn } from './withheld/withheld.queries.ts';

type Parts = Pick<Context, 'db' | 'vault' | 'now'>;

/**
 * For somebody limited because of their feedback: each note they wrote earlier gets a day drawn by lot on which it goes. All at
 * once, and at the moment when their projects go, would tell whose they are.
 */
export async function withholdEarlier({ db, vault, now }: Parts, authorId: string): Promise<void> {
  await keepAnswersBack(db, authorTag(vault, authorId));
  await drawGoing(db, vault, authorId, now());
}

/**
 * For somebody limited no longer: what they wrote meanwhile, and what went, shows on days drawn by lot. What was to go and has
 * not, stays.
 */
export function returnWithheld({ db, vault, now }: Parts, authorId: string): Promise<void> {
  return drawReturn(db, vault, authorId, now());
}
