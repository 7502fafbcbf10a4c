import type { Context } from '../../../core/context.ts';
import { authorTag } from './author-tags.ts';
import {
  addUpFeedback,
  type ContributionsView,
  countInspired,
  countRevealed,
  countRevealedMakers,
  countTested,
} from './counts/contributions.queries.ts';

export type { ContributionsView };

export interface Contributions {
  /** Counted feedback that was not removed, how much of it for each maker. */
  feedback: readonly number[];
  /** Projects tested, how many of each maker. */
  tested: readonly number[];
  /** Feedback marked helpful, how much by each maker who did. */
  helpful: readonly number[];
  /** Makers who credited some of it in an iteration. */
  inspiredMakers: number;
  /** People with whom names were shown by mutual agreement, on either side. */
  collaborators: number;
  /** One bit for each category that their feedback was about. */
  categories: number;
  /** Mondays of the weeks with counted feedback. */
  weeks: string[];
}

/** Counts what each of these people has done, in their order. */
export async function countContributions(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  people: readonly string[],
  view: ContributionsView,
): Promise<Contributions[]> {
  const tags = people.map((id) => authorTag(vault, id));
  const given = byTag(await addUpFeedback(db, tags, view));
  const tested = byTag(await countTested(db, tags));
  const inspired = byTag(await countInspired(db, tags, view));
  const revealed = byTag(await countRevealed(db, tags));
  const asMaker = new Map(
    (await countRevealedMakers(db, people)).map(({ ownerId, count }) => [ownerId, count]),
  );
  return people.map((id, index) => {
    const tag = tags[index]?.toString('hex') ?? '';
    const own = given.get(tag);
    return {
      feedback: own?.feedback ?? [],
      tested: tested.get(tag)?.tested ?? [],
      helpful: own?.helpful ?? [],
      inspiredMakers: inspired.get(tag)?.count ?? 0,
      collaborators: (revealed.get(tag)?.count ?? 0) + (asMaker.get(id) ?? 0),
      categories: own?.categories ?? 0,
      weeks: own?.weeks.split(' ') ?? [],
    };
  });
}

function byTag<Row extends { authorTag: Buffer }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.authorTag.toString('hex'), row]));
}
