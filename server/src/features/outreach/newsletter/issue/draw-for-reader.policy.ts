import { createHash } from 'node:crypto';
import type { Language } from '@firstlight/contract/languages.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { categories } from '@firstlight/contract/showcase/projects/categories.ts';
import { interestsOf, type PlaceTable, type PlaceTables, tableName } from './places.policy.ts';

interface Reader {
  id: string;
  interests: number;
  language: Language;
}

/** So often a place is looked for before fewer stand in the letter. */
const tries = 24;

/** The two for one reader: by a lot of issue and subscription, so that a letter put together again is the same one. */
export function drawForReader(
  tables: PlaceTables,
  issue: number,
  reader: Reader,
  isLeftOut: (projectId: string) => boolean,
): string[] {
  const fields = categories.flatMap((_, bit) => (interestsOf(reader.interests) & (1 << bit) ? [bit] : []));
  const drawn = new Set<string>();
  for (let turn = 0; turn < tries && drawn.size < newsletterRules.projectsUnderServed; turn += 1) {
    const [field, place, rest] = lots(`${issue}:${reader.id}:${turn}`);
    const bit = fields[field % fields.length] ?? 0;
    const table = tables[tableName(bit, reader.language)];
    const found = table && at(table, place, rest);
    if (found !== undefined && !isLeftOut(found)) drawn.add(found);
  }
  return [...drawn];
}

function at({ needy, newest, width }: PlaceTable, place: number, rest: number): string | undefined {
  if (width === 0) return newest[rest % Math.max(1, newest.length)];
  const wanted = place % width;
  return needy.find(([, end]) => wanted < end)?.[0] ?? newest[rest % Math.max(1, newest.length)];
}

function lots(seed: string): [number, number, number] {
  const hash = createHash('sha256').update(seed).digest();
  return [hash.readUInt32BE(0), hash.readUInt32BE(4), hash.readUInt32BE(8)];
}
