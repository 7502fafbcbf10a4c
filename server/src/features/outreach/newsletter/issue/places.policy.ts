import type { Language } from '@firstlight/contract/languages.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { categories, everyCategory } from '@firstlight/contract/showcase/projects/categories.ts';
import type { Needy } from './needy.queries.ts';

/** Who may stand in how many letters, in one field and language. */
export interface PlaceTable {
  /** Projects with the end of their stretch of places, one after the other. */
  needy: [projectId: string, end: number][];
  /** What is left over is shared among the newest. */
  newest: string[];
  width: number;
}

/** By `<bit of the category>:<language>`. */
export type PlaceTables = Record<string, PlaceTable>;

const newestEach = 200;

export const tableName = (bit: number, language: Language): string => `${bit}:${language}`;

/**
 * Spread, not spotlight: a project has room for so many letters by what it lacks, shared among its fields. A table is at
 * least as wide as its field has places, so that nobody gets more than their room; the free rest goes to new projects.
 */
export function spreadPlaces(
  needy: readonly Needy[],
  newest: readonly Omit<Needy, 'missing'>[],
  readers: readonly { interests: number; language: Language; readers: number }[],
): PlaceTables {
  const tables: PlaceTables = {};
  for (const [bit] of categories.entries())
    for (const language of ['en', 'fr'] as const)
      tables[tableName(bit, language)] = tableOf(bit, language, needy, newest, readers);
  return tables;
}

function tableOf(
  bit: number,
  language: Language,
  needy: readonly Needy[],
  newest: readonly Omit<Needy, 'missing'>[],
  readers: readonly { interests: number; language: Language; readers: number }[],
): PlaceTable {
  const isHere = (project: Omit<Needy, 'missing'>) =>
    project.language === language && (project.categories & (1 << bit)) !== 0;
  let end = 0;
  const rooms = needy.filter(isHere).map(({ projectId, missing, categories: mask }): [string, number] => {
    end += Math.ceil((newsletterRules.placesPerMissing * missing) / bitsOf(mask));
    return [projectId, end];
  });
  const wanted = readers
    .filter((group) => group.language === language && (interestsOf(group.interests) & (1 << bit)) !== 0)
    .reduce(
      (sum, group) =>
        sum + (group.readers * newsletterRules.projectsUnderServed) / bitsOf(interestsOf(group.interests)),
      0,
    );
  return {
    needy: rooms,
    newest: newest
      .filter(isHere)
      .slice(0, newestEach)
      .map(({ projectId }) => projectId),
    width: Math.max(end, Math.ceil(wanted)),
  };
}

/** None chosen means all. */
export const interestsOf = (mask: number): number => (mask === 0 ? everyCategory : mask);

function bitsOf(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}
