import type { Context, Member } from '../../../../core/context.ts';
import { nextQuarter } from '../../../../core/next-quarter.ts';
import { findBlocksBetween } from '../../../people/blocks/find-blocks-between.ts';
import { findKnownPeople } from '../../../talk/conversations/find-known-people.ts';
import { reporterTag } from '../reports/reporter.ts';
import { listReportedBy, type NamedCase } from './queue.queries.ts';

/**
 * Those that an admin may see and decide: not their own content, report or project, of nobody whom they block, and of nobody whom they know by
 * name because one of them tested for the other. The others are not there, without a word. Who blocks the admin is not asked: whoever blocked all
 * admins could write what they like. Blocks and acquaintance are asked of named authors alone: an admin could block people one by one and watch
 * which case about a hidden note goes.
 */
export function withoutConflict(
  ctx: Context<Member>,
  cases: readonly NamedCase[],
): Promise<readonly NamedCase[]> {
  return withoutConflictOf(ctx, ctx.actor.id, cases);
}

/** The same for an admin who is not asking. */
export async function withoutConflictOf(
  ctx: Context,
  adminId: string,
  cases: readonly NamedCase[],
): Promise<readonly NamedCase[]> {
  const { db, vault } = ctx;
  const reported = await listReportedBy(
    db,
    reporterTag(vault, adminId),
    cases.map(({ id }) => id),
  );
  const authors = cases.map(({ authorId }) => authorId);
  const { blocked } = await findBlocksBetween(db, adminId, authors);
  const known = await findKnownPeople(db, adminId, authors);
  const free: NamedCase[] = [];
  for (const one of cases) {
    const { authorId } = one;
    if (isYetToShow(ctx, one) || reported.has(one.id) || one.ownerId === adminId) continue;
    if (authorId && (blocked.has(authorId) || known.has(authorId))) continue;
    if (!(await isOwnContent(ctx, adminId, one))) free.push(one);
  }
  return free;
}

/** What a maker wrote to a hidden tester only that tester can report: what they do shows with the full quarter of an hour, as all that they do. */
export const isReportedByTester = ({
  subjectKind,
  isHidden,
}: Pick<NamedCase, 'subjectKind' | 'isHidden'>): boolean => subjectKind === 'thread_message' && !isHidden;

const isYetToShow = ({ now }: Context, one: NamedCase): boolean =>
  isReportedByTester(one) && nextQuarter(one.openedAt) > now();

async function isOwnContent(
  ctx: Context,
  adminId: string,
  { subjectKind, subjectId, authorId, isHidden }: NamedCase,
): Promise<boolean> {
  if (!isHidden) return authorId === adminId;
  const reportable = ctx.reportables.find(({ kind }) => kind === subjectKind);
  return (await reportable?.isBy(ctx, subjectId, adminId)) ?? false;
}
