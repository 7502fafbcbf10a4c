import type { Language } from '@firstlight/contract/languages.ts';
import type { ExploreSort } from '@firstlight/contract/showcase/projects/project-limits.ts';
import type { Db } from '../../../../db/database.ts';
import { readText } from '../../../../db/read-text.ts';
import { searchTerms } from '../search-terms.ts';
import { searchStatement } from './explore.sql.ts';
import type { ExploreCursor } from './explore-cursor.ts';
import { listLikeWords } from './search-words.queries.ts';

export interface SearchRequest {
  sort: ExploreSort;
  mask: number;
  validatedOnly: boolean;
  /** Only what is written in it. */
  language: Language | undefined;
  words: readonly string[];
  after: ExploreCursor | undefined;
}

const nothing = '"items" : [], ';

/** A page of matches as JSON text. Where the words as typed find nothing, those they may have been meant for are tried. */
export async function searchProjects(db: Db, search: SearchRequest): Promise<string> {
  const asTyped = await find(db, search, search.words);
  if (search.after !== undefined || !asTyped.includes(nothing)) return asTyped;
  const meant = await Promise.all(search.words.map((word) => likeWords(db, word)));
  return meant.every((words, index) => words.length === 1 && words[0] === search.words[index])
    ? asTyped
    : find(db, search, meant);
}

async function find(
  db: Db,
  { sort, mask, validatedOnly, language, after }: SearchRequest,
  words: readonly (string | readonly string[])[],
): Promise<string> {
  const values = [mask, validatedOnly, searchTerms(words), searchTerms(words, 'A')];
  const beyond = after ? [after.tier, after.key, after.id] : [];
  const statement = searchStatement(sort, after === undefined, language !== undefined);
  return (await readText(db, statement, [...values, ...beyond, ...(language ? [language] : [])])) ?? '';
}

/**
 * The word and those nearest to it among all that projects use: first where two letters changed places, then where most
 * of its letters in threes are there. Two searches, each in its own index: asked as one, every word would be compared.
 * Short words are too like each other to guess.
 */
async function likeWords(db: Db, word: string): Promise<string[]> {
  if (word.length < 4) return [word];
  return [...new Set([word, ...(await listLikeWords(db, word, swaps(word)))])];
}

function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
}
