import type { Context } from '../../../../core/context.ts';
import { authorTag } from '../../feedback/author-tags.ts';
import { listGiven } from '../../feedback/list-given.ts';
import { countShown, listFits } from '../measure/showings.queries.ts';
import { fitCells } from '../model/fit-cell.ts';

/** How much was shown and how much of it answered, by how well it fitted. */
export interface Responses {
  shown: number[];
  full: number[];
  quick: number[];
}

export function noResponses(): Responses {
  const zeros = () => Array.from({ length: fitCells }, () => 0);
  return { shown: zeros(), full: zeros(), quick: zeros() };
}

/**
 * What each of these people was shown since then, and what they gave. Somebody may have been shown thousands of projects,
 * so these are counted where they stand; only what was answered is looked at one by one.
 */
export async function countResponses(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  testerIds: readonly string[],
  since: string,
): Promise<Responses[]> {
  const tags = testerIds.map((id) => authorTag(vault, id));
  const counts = testerIds.map(noResponses);
  const placeOf = new Map(tags.map((tag, place) => [tag.toString('hex'), place]));
  for (const { testerTag: tag, fitCell: cell, shown } of await countShown(db, tags, since)) {
    add(counts[placeOf.get(tag.toString('hex')) ?? -1]?.shown, cell, shown);
  }

  const placeOfId = new Map(testerIds.map((id, place) => [id, place]));
  const answers = (await listGiven({ db, vault }, testerIds)).map(({ testerId, projectId, kind }) => {
    const place = placeOfId.get(testerId) ?? -1;
    return { place, kind, projectId, tag: tags[place] ?? Buffer.alloc(0) };
  });
  const fits = await listFits(db, answers, since);
  answers.forEach(({ place, kind }, at) => {
    const cell = fits[at] ?? null;
    if (cell !== null) add(counts[place]?.[kind], cell, 1);
  });
  return counts;
}

function add(to: number[] | undefined, cell: number, count: number): void {
  if (to) to[cell] = (to[cell] ?? 0) + count;
}
