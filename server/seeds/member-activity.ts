import type { Context } from '../src/core/context.ts';
import { testerFit } from '../src/features/trials/distribution/model/tester-fit.ts';
import { recordShown } from '../src/features/trials/distribution/record-shown.ts';
import { recordVisit } from '../src/features/trials/distribution/record-visit.ts';
import { skipProject } from '../src/features/trials/feedback/skips/skip-project.ts';
import type { Visitor } from './crowd.ts';
import { beginTest } from './feedback.ts';
import { actAs } from './member-context.ts';
import { showActs } from './show-acts.ts';
import { skipNotes, skipReasonsDrawn } from './skip-notes.ts';

export interface Met {
  projectId: string;
  /** Which of the story's projects it is: what people do with it follows from this, and is the same in every seed. */
  nth: number;
  categories: number;
}

/** Somebody comes to their feed, and these are in view. */
export async function look(ctx: Context, visitor: Visitor, met: readonly Met[]): Promise<void> {
  await recordVisit(ctx, visitor.id);
  const shown = met.map(({ projectId, categories }) => ({
    projectId,
    cell: testerFit(visitor.interests, categories),
    isReturn: false,
  }));
  await recordShown(ctx, visitor.id, shown);
}

/** Three in ten skip it with a line, two try it and write nothing, the others pass by. */
export async function passBy(
  ctx: Context,
  visitor: Visitor,
  place: number,
  { projectId, nth }: Met,
): Promise<void> {
  const draw = (7 * nth + 3 * place) % 10;
  if (draw < 3) {
    const reason = skipReasonsDrawn[(5 * nth + place * place) % skipReasonsDrawn.length] ?? 'other';
    const notes = skipNotes[reason][visitor.language];
    const note = notes[(nth + place) % notes.length] ?? '';
    await skipProject(actAs(ctx, visitor), { projectId, reason, note });
    await showActs(ctx);
  } else if (draw < 5) {
    await beginTest(ctx, visitor.id, { projectId, evidence: draw === 3 ? 'opened' : 'used' });
  }
}
