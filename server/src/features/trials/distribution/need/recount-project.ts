import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { countClaims } from '../../feedback/count-claims.ts';
import { listProjectResponses } from '../../feedback/list-project-responses.ts';
import { readRates } from '../learn/rates.queries.ts';
import { countNotes } from '../model/count-notes.ts';
import { momentsOf } from '../model/moments-of.ts';
import { ageOf, isOpenNeed, valueOfNeed } from './need-value.ts';
import {
  countOlder,
  findProject,
  lockNeed,
  type Milestone,
  type NeedRow,
  saveNeed,
} from './needs.queries.ts';

/** Counts what a project has and still needs, and puts it where it now belongs in the feed. */
export async function recountProject(ctx: Context, projectId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Held first: whoever waited for another count sees what was hidden, shown or answered meanwhile.
    const before = await lockNeed(tx.db, projectId);
    const project = await findProject(tx.db, projectId);
    if (!before || !project) return;
    const now = ctx.now();
    const notes = await listProjectResponses(tx, projectId);
    const [claims] = await countClaims(tx, [projectId]);
    const need: NeedRow = {
      ...before,
      ...countNotes(notes),
      ...clockOf(before, project.listed, now),
      categories: project.categories,
      recentOpenTests: claims?.fresh ?? 0,
      olderOpenTests: claims?.stale ?? 0,
    };
    const rates = await readRates(tx.db);
    const ownersNth = 1 + (await countOlder(tx.db, need));
    const value = valueOfNeed(need, rates, ownersNth, now);
    const { first, met } = momentsOf(notes);
    await saveNeed(
      tx.db,
      { ...need, value, isOpen: isOpenNeed(need, now) },
      { first: milestone(need, first), met: milestone(need, met) },
    );
  });
}

/** A note may have come before we saw that the project was there: then it took no time. */
function milestone(need: NeedRow, at: Date | undefined): Milestone | undefined {
  return at && { at, afterSeconds: need.earlierSeconds + Math.max(0, Math.round(ageOf(need, at) * 3600)) };
}

/** Starts the clock when a project appears and stops it when it disappears. */
function clockOf(before: NeedRow, isVisible: boolean, now: Date) {
  if (isVisible === (before.visibleSince !== null)) return {};
  if (isVisible) return { visibleSince: now };
  return { visibleSince: null, waitedSeconds: ageOf(before, now) * 3600 };
}
