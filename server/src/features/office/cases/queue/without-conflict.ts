import type { ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import type { Reportable } from '../../../../core/reportable.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { findKnownPeople } from '../../../talk/conversations/find-known-people.ts';
import { reporterTag } from '../reports/reporter.ts';
import { type JudgedCase, listReportedBy } from './queue.queries.ts';

/**
 * Those that an admin may see and decide: not their own content, report or project, of nobody whom they block, and of nobody whom they know by
 * name because one of them tested for the other. The others are not there, without a word. Who blocks the admin is not asked: whoever blocked all
 * admins could write what they like. Blocks and acquaintance are asked of named authors alone: an admin could block people one by one and watch
 * which case about a hidden note goes.
 */
export function withoutConflict<One extends JudgedCase>(
  ctx: Context<Member>,
  cases: readonly One[],
): Promise<readonly One[]> {
  return withoutConflictOf(ctx, ctx.actor.id, cases);
}

/** The same for an admin who is not asking. */
export async function withoutConflictOf<One extends JudgedCase>(
  ctx: Context,
  adminId: string,
  cases: readonly One[],
): Promise<readonly One[]> {
  const { db, vault } = ctx;
  const reported = await listReportedBy(
    db,
    reporterTag(vault, adminId),
    cases.map(({ id }) => id),
  );
  const authors = cases.map(({ authorId }) => authorId);
  const { blocked } = await findBlocksBetween(db, adminId, authors);
  const known = await findKnownPeople(db, adminId, authors);
  const written = await listWritten(ctx, adminId, cases);
  return cases.filter((one) => {
    const { id, authorId, ownerId, subjectId } = one;
    if (reported.has(id) || ownerId === adminId) return false;
    return authorId
      ? authorId !== adminId && !blocked.has(authorId) && !known.has(authorId)
      : !written.has(subjectId);
  });
}

/** Of what hidden people wrote, what the admin did: one question for each sort, however many there are. */
async function listWritten(
  ctx: Context,
  adminId: string,
  cases: readonly JudgedCase[],
): Promise<ReadonlySet<string>> {
  const hidden = Map.groupBy(
    cases.filter(({ isHidden }) => isHidden),
    ({ subjectKind }) => subjectKind,
  );
  const written: string[] = [];
  for (const reportable of ctx.reportables) {
    const ids = (hidden.get(reportable.kind as ReportableKind) ?? []).map(({ subjectId }) => subjectId);
    if (ids.length > 0) written.push(...(await listBy(ctx, reportable, ids, adminId)));
  }
  return new Set(written);
}

async function listBy(
  ctx: Context,
  reportable: Reportable,
  ids: readonly string[],
  userId: string,
): Promise<readonly string[]> {
  if (reportable.listBy) return reportable.listBy(ctx, ids, userId);
  const theirs: string[] = [];
  for (const id of ids) if (await reportable.isBy(ctx, id, userId)) theirs.push(id);
  return theirs;
}
