import { everyCategory } from '@firstlight/contract/showcase/projects/categories.ts';
import { feedOrderRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import type { Context } from '../../../../core/context.ts';
import { type Field, type Found, findCandidates } from '../../distribution/find-candidates.ts';
import { findSecondChances } from '../../distribution/find-second-chances.ts';
import { testerFit } from '../../distribution/model/tester-fit.ts';
import { recordFoundElsewhere } from '../../distribution/record-shown.ts';
import { readTesterHistory, type TesterHistory } from '../../feedback/read-tester-history.ts';
import { respondedProjects } from '../../feedback/responded-projects.ts';
import { luckNumber } from './draw-luck.ts';
import { looksOutside } from './looks-outside.ts';
import { promoteOffered } from './promote-offered.ts';
import { rankFeed } from './rank-feed.ts';

export interface Ranked {
  projectId: string;
  categories: number;
  offered: boolean;
  isSecondChance: boolean;
  isOutside: boolean;
}

export interface Visiting {
  testerId: string;
  interests: number;
  visitId: string;
  /** Makers whose projects are left out. */
  blocked: readonly string[];
}

interface VisitingAgain extends Visiting {
  past: TesterHistory;
}

const length = feedOrderRules.shown;

/**
 * The order of one visit. Second chances; then what is in one's interests, one's own language before the other, each by what a
 * feedback is worth times the chance that this person gives it (`rankFeed`), offers always among those shown; then, where that
 * is little, what is outside them. `inCompany` of a first visit comes after it.
 */
export async function rankVisit(ctx: Context, visiting: Visiting): Promise<Ranked[]> {
  const { testerId, interests } = visiting;
  const past = await readTesterHistory(ctx, testerId);
  const inside = await choose(ctx, { ...visiting, past }, interests);
  if (!inside) return [];
  const chances = await findSecondChances(ctx, testerId, past.oldSkips);
  const returning = chances.map((one) => ({
    ...one,
    offered: false,
    isSecondChance: true,
    isOutside: false,
  }));
  const list = promoteOffered([...returning, ...inside.best], length).slice(0, length);
  if (!looksOutside(list.length, inside.testers)) return list;
  const outside = await choose(ctx, { ...visiting, past }, everyCategory & ~interests);
  const foreign = outside?.best.filter(({ categories }) => (categories & interests) === 0) ?? [];
  return [...list, ...foreign.map((one) => ({ ...one, isOutside: true }))].slice(0, length);
}

/** The best of these categories: those in one's own language as long as they fill the list, the others behind them. */
async function choose(
  ctx: Context,
  visiting: VisitingAgain,
  categories: number,
): Promise<{ best: Ranked[]; testers: number } | undefined> {
  const { testerId, blocked } = visiting;
  const own = await findCandidates(ctx, testerId, { categories, isOwnLanguage: true, blocked });
  if (!own) return undefined;
  const best = await bestOf(ctx, visiting, own);
  if (best.length >= length) return { best: best.slice(0, length), testers: own.testers };
  const other = await findCandidates(ctx, testerId, { categories, isOwnLanguage: false, blocked });
  const behind = other ? await bestOf(ctx, visiting, other) : [];
  return { best: [...best, ...behind].slice(0, length), testers: own.testers };
}

async function bestOf(ctx: Context, visiting: VisitingAgain, field: Field): Promise<Ranked[]> {
  const sorted = inOrder(visiting, field);
  const unanswered = await firstUnanswered(ctx, visiting.testerId, sorted);
  return unanswered.map(({ projectId, categories, offered }) => ({
    projectId,
    categories,
    offered,
    isSecondChance: false,
    isOutside: false,
  }));
}

function inOrder(visiting: VisitingAgain, { tester, base, candidates }: Field): Found[] {
  const visitor = {
    tester: luckNumber(visiting.testerId),
    visit: luckNumber(visiting.visitId),
    multipliers: { full: tester.full, quick: tester.quick },
  };
  const described = candidates.map((one) => ({
    ...one,
    project: luckNumber(one.projectId),
    cell: testerFit(visiting.interests, one.categories),
  }));
  return rankFeed(visitor, base, described);
}

/**
 * As many as a list holds, or all there are. Feedback given after finding a project elsewhere is noted here, so that the
 * next visit need not look again. A fingerprint is made for each that is looked at, so no more are than needed.
 */
async function firstUnanswered(ctx: Context, testerId: string, sorted: readonly Found[]): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < sorted.length && found.length < length; from += length) {
    const next = sorted.slice(from, from + length);
    const answered = await respondedProjects(
      ctx,
      testerId,
      next.map(({ projectId }) => projectId),
    );
    if (answered.size > 0) await recordFoundElsewhere(ctx, testerId, [...answered]);
    found.push(...next.filter(({ projectId }) => !answered.has(projectId)));
  }
  return found;
}
