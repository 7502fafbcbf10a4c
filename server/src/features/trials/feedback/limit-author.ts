import type { Context } from '../../../core/context.ts';
import { nextBoundary } from '../../../core/publication-boundary.ts';
import { authorTag } from './author-tags.ts';
import { keepAnswersBack } from './card-answers/card-answers.queries.ts';
import { scheduleReturn, scheduleWithholding } from './withheld/withheld.queries.ts';

type Parts = Pick<Context, 'db' | 'vault' | 'now'>;

/** Hides the earlier responses of an author from everyone else at the next boundary, because of a limit for feedback. */
export async function withholdEarlier({ db, vault, now }: Parts, authorId: string): Promise<void> {
  await keepAnswersBack(db, authorTag(vault, authorId));
  await scheduleWithholding(db, vault, authorId, nextBoundary(now()));
}

/** Publishes what was withheld of an author at the next boundary, after the limit has ended. */
export function returnWithheld({ db, vault, now }: Parts, authorId: string): Promise<void> {
  return scheduleReturn(db, vault, authorId, nextBoundary(now()));
}
