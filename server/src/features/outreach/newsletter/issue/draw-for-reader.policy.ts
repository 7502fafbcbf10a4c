import { createHash } from 'node:crypto';
import type { Language } from '@firstlight/contract/languages.ts';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { filledFields, type PlaceTable, type PlaceTables, tableName } from './places.policy.ts';

interface Reader {
  id: string;
  interests: number;
  language: Language;
}

/** So often somebody else is looked for, where the same one is drawn again or may not be shown. */
const tries = 24;

/**
 * The two for one reader: by a lot of issue and subscription, so that a letter put together again is the same one. A place
 * that is nobody's stays empty: filled by another lot, it would give those who have room more than their room.
 */
export function drawForReader(
  tables: PlaceTables,
  issue: number,
  reader: Reader,
  isLeftOut: (projectId: string) => boolean,
): string[] {
  const fields = filledFields(tables, reader);
  const drawn = new Set<string>();
  let empty = fields.length > 0 ? 0 : newsletterRules.projectsUnderServed;
  for (let turn = 0; turn < tries && drawn.size + empty < newsletterRules.projectsUnderServed; turn += 1) {
    const [field, place, rest] = lots(`${issue}:${reader.id}:${turn}`);
    const table = tables[tableName(fields[field % fields.length] ?? 0, reader.language)];
    const found = table && at(table, place, rest);
    if (found === undefined) empty += 1;
    else if (!isLeftOut(found)) drawn.add(found);
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
