import type { Context } from '../../../core/context.ts';
import type { Reportable } from '../../../core/reportable.ts';
import { findOwner } from '../../showcase/projects/find-owner.ts';
import { findVisibleProject } from '../../showcase/projects/visible-project.ts';
import { iterationEvents } from './iterations.events.ts';
import { changeIteration, findIteration } from './iterations.queries.ts';

export const iterationReportable: Reportable = {
  kind: 'iteration',
  covers: ['iterations.whatChanged', 'iterations.link'],
  async find({ db, actor }, id) {
    const found = await findIteration(db, id);
    if (!found || found.deletedAt || found.takenDownAt) return undefined;
    return (await findVisibleProject(db, actor, found.projectId)) && id;
  },
  async snapshot(ctx, id) {
    const found = await findIteration(ctx.db, id);
    if (!found) return undefined;
    return {
      words: [found.whatChanged, found.link ?? ''].join('\n').trim(),
      surroundings: '',
      author: await findOwner(ctx, found.projectId),
      number: null,
      aboutId: found.projectId,
      writtenAt: found.publishedAt,
      isTakenDown: found.takenDownAt !== null,
    };
  },
  isBy,
  async takeDown(tx, id, isTaken) {
    const found = await findIteration(tx.db, id);
    if (!found || (found.takenDownAt !== null) === isTaken) return;
    await changeIteration(tx.db, id, { takenDownAt: isTaken ? tx.now() : null });
    tx.record(iterationEvents.visibilityChanged, { projectId: found.projectId });
  },
};

async function isBy(ctx: Context, id: string, userId: string): Promise<boolean> {
  const found = await findIteration(ctx.db, id);
  return found !== undefined && (await findOwner(ctx, found.projectId)) === userId;
}
