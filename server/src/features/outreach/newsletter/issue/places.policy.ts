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
/** Who is drawn by lot is drawn a little more or less often than they should be: a twentieth keeps everybody within their room. */
const air = 1.05;

export const tableName = (bit: number, language: Language): string => `${bit}:${language}`;

/** Whether there is anything in a field to show. */
const isFilled = (table: PlaceTable | undefined): boolean =>
  table !== undefined && table.needy.length + table.newest.length > 0;

interface ReaderGroup {
  interests: number;
  language: Language;
  readers: number;
}

/**
 * Spread, not spotlight: a project has room for so many letters by what it lacks, shared among its fields. A table is at
 * least as wide as its field has places, so that nobody gets more than their room; the free rest goes to new projects that
 * lack nothing, since the others have their room. Fields in which there is nothing leave their readers' places to the rest.
 */
export function spreadPlaces(
  needy: readonly Needy[],
  newest: readonly Omit<Needy, 'missing'>[],
  readers: readonly ReaderGroup[],
): PlaceTables {
  const lacking = new Set(needy.map(({ projectId }) => projectId));
  const others = newest.filter(({ projectId }) => !lacking.has(projectId));
  const tables: PlaceTables = {};
  for (const language of ['en', 'fr'] as const) {
    for (const [bit] of categories.entries())
      tables[tableName(bit, language)] = shareRoom(bit, language, needy, others);
    for (const [bit] of categories.entries()) {
      const table = tables[tableName(bit, language)];
      if (!isFilled(table) || !table) continue;
      const wanted = countPlaces(tables, bit, language, readers);
      table.width = Math.max(table.width, Math.ceil(wanted * air));
    }
  }
  return tables;
}

function shareRoom(
  bit: number,
  language: Language,
  needy: readonly Needy[],
  newest: readonly Omit<Needy, 'missing'>[],
): PlaceTable {
  const isHere = (project: Omit<Needy, 'missing'>) =>
    project.language === language && (project.categories & (1 << bit)) !== 0;
  let end = 0;
  const rooms = needy.filter(isHere).map(({ projectId, missing, categories: mask }): [string, number] => {
    end += Math.ceil((newsletterRules.placesPerMissing * missing) / bitsOf(mask));
    return [projectId, end];
  });
  const free = newest.filter(isHere).slice(0, newestEach);
  return { needy: rooms, newest: free.map(({ projectId }) => projectId), width: end };
}

/** How many places a field has in the letters of its readers. */
function countPlaces(
  tables: PlaceTables,
  bit: number,
  language: Language,
  readers: readonly ReaderGroup[],
): number {
  return readers
    .filter((group) => group.language === language)
    .map((group) => ({ fields: filledFields(tables, group), count: group.readers }))
    .filter(({ fields }) => fields.includes(bit))
    .reduce(
      (sum, { fields, count }) => sum + (count * newsletterRules.projectsUnderServed) / fields.length,
      0,
    );
}

/** The fields somebody reads about in which there is anything; none chosen means all. */
export function filledFields(
  tables: PlaceTables,
  { interests, language }: { interests: number; language: Language },
): number[] {
  const chosen = interests === 0 ? everyCategory : interests;
  return categories.flatMap((_, bit) =>
    chosen & (1 << bit) && isFilled(tables[tableName(bit, language)]) ? [bit] : [],
  );
}

function bitsOf(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}
