import { createHash } from 'node:crypto';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { drawForReader } from './draw-for-reader.policy.ts';
import type { Needy } from './needy.queries.ts';
import { spreadPlaces } from './places.policy.ts';

export interface Town {
  readers: number;
  needy: number;
  /** New projects that lack nothing. */
  fed: number;
  /** At most so many responses are missing. */
  missingMost: number;
  /** Whether readers read about one field each, or about several and everything. */
  isNarrow: boolean;
}

export interface SpreadFigures {
  /** Of the project that was drawn most often for the room it has. */
  worstShare: number;
  neverDrawn: number;
  /** Letters that came out different when they were put together again. */
  otherwise: number;
  /** Places that nobody was there for. */
  emptyShare: number;
}

/** Draws the two for every reader of a town, by a seed, and then for each hundredth once more. */
export function drawTown(town: Town, seed: number): SpreadFigures {
  const chance = chanceOf(seed);
  const some = () => maskOf(chance, 1 + Math.floor(chance() * 3));
  const language = () => (chance() < 0.7 ? ('en' as const) : ('fr' as const));
  const project = (name: string) => (_: unknown, nth: number) => ({
    projectId: `${name} ${nth}`,
    categories: some(),
    language: language(),
  });
  const needy: Needy[] = Array.from({ length: town.needy }, project('needy')).map((one) => ({
    ...one,
    missing: 1 + Math.floor(chance() * town.missingMost),
  }));
  const fed = Array.from({ length: town.fed }, project('fed'));
  const readers = Array.from({ length: town.readers }, (_, nth) => ({
    id: `${seed} reader ${nth}`,
    interests: town.isNarrow ? maskOf(chance, 1) : chance() < 0.4 ? 0 : some(),
    language: language(),
  }));
  const groups = Map.groupBy(readers, ({ interests, language: own }) => `${interests} ${own}`);
  const tables = spreadPlaces(
    needy,
    // As they are found: the newest are mostly those that lack something.
    [...needy, ...fed],
    [...groups.values()].map((group) => ({
      interests: group[0]?.interests ?? 0,
      language: group[0]?.language ?? 'en',
      readers: group.length,
    })),
  );
  const draw = (reader: (typeof readers)[number]) => drawForReader(tables, seed, reader, () => false);
  const drawn = new Map<string, number>();
  let places = 0;
  for (const reader of readers)
    for (const id of draw(reader)) {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      places += 1;
    }
  const share = ({ projectId, missing }: Needy) =>
    (drawn.get(projectId) ?? 0) / (missing * newsletterRules.placesPerMissing);
  return {
    worstShare: Math.max(...needy.map(share)),
    neverDrawn: needy.filter(({ projectId }) => !drawn.has(projectId)).length,
    otherwise: readers.filter((one, nth) => nth % 100 === 0 && String(draw(one)) !== String(draw({ ...one })))
      .length,
    emptyShare: 1 - places / (readers.length * newsletterRules.projectsUnderServed),
  };
}

/** Some fields are read and built for far more often than others. */
function maskOf(chance: () => number, count: number): number {
  let mask = 0;
  for (let bit = 0; bit < count; bit += 1) mask |= 1 << Math.floor(13 * chance() ** 1.5);
  return mask;
}

function chanceOf(seed: number): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash('sha256').update(`${seed}:${drawn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
}
