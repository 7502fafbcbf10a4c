import type { Context } from '../../core/context.ts';
import { listSkipsBefore } from './answers.queries.ts';
import { authorTag } from './author-tags.ts';

/** What somebody skipped before this moment, latest first. */
export function listOldSkips({ db, vault }: Pick<Context, 'db' | 'vault'>, testerId: string, before: Date) {
  return listSkipsBefore(db, authorTag(vault, testerId), before);
}
