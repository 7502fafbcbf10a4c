import { everyCategory } from '@firstlight/contract/categories.ts';
import { feedOrderRules, reciprocityRules, smallPoolRules } from '@firstlight/contract/distribution-rules.ts';
import type { Context } from '../../core/context.ts';
import { answeredAmong } from '../feedback/answered-among.ts';
import { findReciprocal } from '../feedback/find-reciprocal.ts';
import { type Field, type Found, findCandidates } from './find-candidates.ts';
import { noteElsewhere } from './note-shown.ts';
import { scoreOf } from './rank-feed.ts';
import { findSecondChances } from './second-chances.ts';
import { testerFit } from './tester-fit.ts';

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
}

const length = feedOrderRules.shown;

/** The order of one visit: what a feedback is worth times the chance that this person gives it, best first. */
export async function rankVisit(ctx: Context, visiting: Visiting): Promise<Ranked[]> {
  const { testerId, interests } = visiting;
  const inside = await choose(ctx, visiting, interests);
  if (!inside) return [];
  const chances = await findSecondChances(ctx, testerId);
  const list = [...chances, ...inside.best].slice(0, length);
  const isSmall = inside.testers < smallPoolRules.testers;
  if (list.length === length || (list.length > 0 && !isSmall)) return list;
  // Few people, or nothing left: fresh eyes are wanted outside one's interests, too, and the card says so.
  const outside = await choose(ctx, visiting, everyCategory & ~interests);
  const foreign = outside?.best.filter(({ categories }) => (categories & interests) === 0) ?? [];
  return [...list, ...foreign.map((one) => ({ ...one, isOutside: true }))].slice(0, length);
}

/** The best of these categories: those in one's own language as long as they fill the list, the others behind them. */
async function choose(
  ctx: Context,
  visiting: Visiting,
  categories: number,
): Promise<{ best: Ranked[]; testers: number } | undefined> {
  const own = await findCandidates(ctx, visiting.testerId, { categories, isOwnLanguage: true });
  if (!own) return undefined;
  const best = await bestOf(ctx, visiting, own);
  if (best.length >= length) return { best: best.slice(0, length), testers: own.testers };
  const other = await findCandidates(ctx, visiting.testerId, { categories, isOwnLanguage: false });
  const behind = other ? await bestOf(ctx, visiting, other) : [];
  return { best: [...best, ...behind].slice(0, length), testers: own.testers };
}

async function bestOf(ctx: Context, visiting: Visiting, field: Field): Promise<Ranked[]> {
  const sorted = await inOrder(ctx, visiting, field);
  const unanswered = await withoutAnswered(ctx, visiting.testerId, sorted);
  return unanswered.map(({ projectId, categories, offered }) => ({
    projectId,
    categories,
    offered,
    isSecondChance: false,
    isOutside: false,
  }));
}

async function inOrder(ctx: Context, visiting: Visiting, field: Field): Promise<Found[]> {
  const { tester, base, candidates, makers } = field;
  const friends =
    makers < reciprocityRules.factorFromMakers
      ? new Set<string>()
      : await findReciprocal(ctx, visiting.testerId);
  const visitor = {
    tester: numberOf(visiting.testerId),
    visit: numberOf(visiting.visitId),
    multipliers: { full: tester.full, quick: tester.quick },
  };
  return candidates
    .map((one) => ({
      one,
      score: scoreOf(visitor, base, {
        ...one,
        project: numberOf(one.projectId),
        cell: testerFit(visiting.interests, one.categories),
        reciprocal: friends.has(one.ownerId),
      }),
    }))
    .sort((a, b) => b.score - a.score || (a.one.projectId < b.one.projectId ? -1 : 1))
    .map(({ one }) => one);
}

/** Feedback given after finding a project elsewhere is noted here, so that the next visit need not look again. */
async function withoutAnswered(ctx: Context, testerId: string, sorted: readonly Found[]): Promise<Found[]> {
  const ids = sorted.map(({ projectId }) => projectId);
  const answered = await answeredAmong(ctx, testerId, ids);
  if (answered.size === 0) return [...sorted];
  await noteElsewhere(ctx, testerId, [...answered]);
  return sorted.filter(({ projectId }) => !answered.has(projectId));
}

/** The formula draws its luck from numbers; the end of an id is one. */
function numberOf(id: string): number {
  return Number.parseInt(id.slice(-8), 16);
}
