import type { Context } from '../../core/context.ts';
import { authorTag } from './author-tags.ts';
import {
  addUpFeedback,
  addUpInspired,
  countRevealed,
  countRevealedMakers,
  countTested,
} from './contributions.queries.ts';

export interface Contributions {
  /** Counted feedback that was not removed. */
  feedback: number;
  tested: number;
  /** Names shown by mutual agreement, on either side. */
  revealed: number;
  helpful: number;
  helpedMakers: number;
  /** Iterations that credited their feedback, and the projects these were of. */
  inspired: number;
  inspiredProjects: number;
  /** One bit for each category that their feedback was about. */
  categories: number;
  /** Mondays of the weeks with counted feedback. */
  weeks: string[];
}

/**
 * What each of these people has done that counts, in their order. What they did as testers comes in after a lag, so that
 * whoever looks at their figures every day does not see a feedback arrive.
 */
export async function addUpContributions(
  { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>,
  people: readonly string[],
): Promise<Contributions[]> {
  const tags = people.map((id) => authorTag(vault, id));
  const given = byTag(await addUpFeedback(db, tags, now()));
  const tested = byTag(await countTested(db, tags, now()));
  const inspired = byTag(await addUpInspired(db, tags, now()));
  const revealed = byTag(await countRevealed(db, tags));
  const asMaker = new Map(
    (await countRevealedMakers(db, people)).map(({ ownerId, count }) => [ownerId, count]),
  );
  return people.map((id, index) => {
    const tag = tags[index]?.toString('hex') ?? '';
    const own = given.get(tag);
    return {
      feedback: own?.feedback ?? 0,
      tested: tested.get(tag)?.count ?? 0,
      revealed: (revealed.get(tag)?.count ?? 0) + (asMaker.get(id) ?? 0),
      helpful: own?.helpful ?? 0,
      helpedMakers: own?.helpedMakers ?? 0,
      inspired: inspired.get(tag)?.iterations ?? 0,
      inspiredProjects: inspired.get(tag)?.projects ?? 0,
      categories: own?.categories ?? 0,
      weeks: own?.weeks ?? [],
    };
  });
}

function byTag<Row extends { authorTag: Buffer }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.authorTag.toString('hex'), row]));
}
