import type { Context, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { reporterTag } from '../reports/reporter.ts';
import { listReportedBy, type NamedCase } from './queue.queries.ts';

type Parts = Context<Member>;

/**
 * Those that an admin may see and decide: not their own content, report or project, and of nobody whom they block. The others are not
 * there, without a word. Who blocks the admin is not asked: whoever blocked all admins could write what they like. Blocks are asked of
 * named authors alone: an admin could block people one by one and watch which case about a hidden note goes.
 */
export async function withoutConflict(ctx: Parts, cases: readonly NamedCase[]): Promise<NamedCase[]> {
  const { db, vault, actor } = ctx;
  const reported = await listReportedBy(
    db,
    reporterTag(vault, actor.id),
    cases.map(({ id }) => id),
  );
  const { blocked } = await findBlocksBetween(
    db,
    actor.id,
    cases.map(({ authorId }) => authorId),
  );
  const free: NamedCase[] = [];
  for (const one of cases) {
    if (isYetToShow(ctx, one)) continue;
    if (reported.has(one.id) || one.ownerId === actor.id || (one.authorId && blocked.has(one.authorId)))
      continue;
    if (!(await isOwnContent(ctx, one))) free.push(one);
  }
  return free;
}

/** What a hidden tester reports of a maker's message shows with the full quarter of an hour, as all that they do. */
const isYetToShow = ({ now }: Parts, { subjectKind, isHidden, openedAt }: NamedCase): boolean =>
  subjectKind === 'thread_message' && !isHidden && nextQuarter(openedAt) > now();

async function isOwnContent(ctx: Parts, { subjectKind, subjectId, authorId, isHidden }: NamedCase) {
  if (!isHidden) return authorId === ctx.actor.id;
  const reportable = ctx.reportables.find(({ kind }) => kind === subjectKind);
  return (await reportable?.isBy(ctx, subjectId, ctx.actor.id)) ?? false;
}
