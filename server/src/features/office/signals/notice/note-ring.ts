import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { noteSignals } from '../../cases/note-signals.ts';
import { reasonOfSignals } from '../judge-signals.policy.ts';

/** Much of a project's feedback is doubtful: a person looks. It counts against nobody, since hidden testers cause it. */
export async function noteRing(ctx: Context, { projectId }: { projectId: string }): Promise<void> {
  const project = ctx.reportables.find(({ kind }) => kind === 'project');
  const snapshot = await project?.snapshot(ctx, projectId);
  if (!snapshot || snapshot.isTakenDown) return;
  const signals = [{ signal: 'ring' as const, amount: null }];
  const noticed = {
    kind: 'project' as const,
    id: projectId,
    snapshot,
    reason: reasonOfSignals(['ring']),
    signals,
  };
  await inTransaction(ctx, (tx) => noteSignals(tx, { ...noticed, isOpening: true }));
}
