import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { feedbackLimits } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { listOwnFeedback as endpoint } from '@firstlight/contract/trials/feedback/own-feedback.ts';
import * as z from 'zod';
import type { Context, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { findProjectHeads } from '../../../showcase/projects/find-project-heads.ts';
import { presentOwnFeedback } from '../give/feedback.presenter.ts';
import { listOwnRows } from './own-list.queries.ts';

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** For its author alone, who is told what has become of it. */
export async function listOwnFeedback(
  ctx: Context<Member>,
  { fate, after }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const { page } = feedbackLimits;
  const [givenAt, id] = after === undefined ? [] : readCursor(cursor, after);
  const position = givenAt && id ? { givenAt: new Date(givenAt), id } : undefined;
  const rows = await listOwnRows(ctx.db, ctx.vault, ctx.actor, { fate, after: position, limit: page + 1 });
  const shown = rows.slice(0, page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const seen = shown.filter(({ isSeen }) => isSeen).map(({ projectId }) => projectId);
  const heads = await findProjectHeads(ctx, seen);
  const { standing } = await standingOf(ctx.db, ctx.actor.id);
  return {
    items: shown.map((row) => ({
      feedback: presentOwnFeedback(row, standing === 'suspended'),
      projectId: row.projectId,
      project: heads.get(row.projectId) ?? null,
      leadsOut: row.leadsOut,
      mark: row.mark,
      markReason: row.markReason,
      isReplyWaiting: row.isReplyWaiting,
      credits: row.credits,
    })),
    next: last ? writeCursor(cursor, [last.givenAt.toISOString(), last.id]) : null,
  };
}
