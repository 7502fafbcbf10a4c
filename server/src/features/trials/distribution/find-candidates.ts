import type { Language } from '@firstlight/contract/languages.ts';
import type { Context } from '../../../core/context.ts';
import { readText } from '../../../db/read-text.ts';
import { authorTag } from '../feedback/author-tags.ts';
import { type BaseRates, ratesOf } from './model/estimate-response.ts';
import { candidatesStatement } from './run/candidates.sql.ts';

export interface Found {
  projectId: string;
  categories: number;
  language: Language;
  valueFull: number;
  valueSkip: number;
  offered: boolean;
}

export interface Field {
  tester: { interests: number; language: Language; full: number; quick: number };
  base: BaseRates;
  /** Number of testers. */
  testers: number;
  candidates: Found[];
}

type Answer = Omit<Field, 'base' | 'tester'> & {
  tester: Field['tester'] | null;
  cells: [shown: number, full: number, quick: number][];
};

/** Where to look: in these categories, in the tester's own language or in the others, and not among these makers' projects. */
export interface CandidateSearch {
  categories: number;
  isOwnLanguage: boolean;
  blocked: readonly string[];
}

/** What somebody could be shown from there. Undefined: they have not said what they care for. */
export async function findCandidates(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerId: string,
  { categories, isOwnLanguage, blocked }: CandidateSearch,
): Promise<Field | undefined> {
  const values = [testerId, authorTag(vault, testerId), categories, isOwnLanguage, blocked];
  const { tester, cells, ...rest } = JSON.parse(
    (await readText(db, candidatesStatement, values)) ?? '',
  ) as Answer;
  if (!tester) return undefined;
  return { ...rest, tester, base: ratesOf(cells) };
}
