import { type Category, categoryMask } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { refuseCreator } from '../../../people/accounts/refuse-creator.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { findReaderRow, type Visit, type WantedVisit } from './visits.queries.ts';

/** Whoever the feed is for. */
export interface Reader {
  /** What they said they care for, as one number; 0 for nothing. */
  interests: number;
  /** The distribution knows them with just that. */
  isEnrolled: boolean;
  /**
   * Whom they block, and never who blocks them: a maker could block everybody but one and see by what is shown whether
   * that one is a tester.
   */
  blocked: readonly string[];
  visit: Visit | undefined;
}

/** Everything a request of the feed begins with, in one look; the feed is for testers. */
export async function findReader(
  { db, vault, actor }: Context<Member>,
  wanted: WantedVisit = {},
): Promise<Reader> {
  const row = await findReaderRow(db, actor.id, authorTag(vault, actor.id), wanted);
  refuseCreator(row?.role);
  // The table's own check knows the categories; its type does not.
  const interests = categoryMask((row?.interests ?? []) as Category[]);
  return {
    interests,
    isEnrolled: row?.pooledInterests === interests && row.pooledLanguage === row.language,
    blocked: row?.blocked ?? [],
    visit: row?.visit ? { ...row.visit, beganAt: new Date(row.visit.beganAt) } : undefined,
  };
}
