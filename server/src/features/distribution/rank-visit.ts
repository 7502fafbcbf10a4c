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
  const field = await findCandidates(ctx, testerId, interests);
  if (!field) return [];
  const inside = await choose(ctx, visiting, field);
  const chances = await findSecondChances(ctx, testerId);
  const list = [...chances, ...inside].slice(0, length);
  const isSmall = field.testers < smallPoolRules.testers;
  if (list.length === length || (list.length > 0 && !isSmall)) return list;
  // Few people, or nothing left: fresh eyes are wanted outside one's interests, too, and the card says so.
  const beyond = await findCandidates(ctx, testerId, everyCategory & ~interests);
  const foreign = beyond?.candidates.filter(({ categories }) => (categories & interests) === 0) ?? [];
  const outside = beyond ? await choose(ctx, visiting, { ...beyond, candidates: foreign }) : [];
  return [...list, ...outside.map((one) => ({ ...one, isOutside: true }))].slice(0, length);
}

async function choose(ctx: Context, visiting: Visiting, field: Field): Promise<Ranked[]> {
  const sorted = await inOrder(ctx, visiting, field);
  const unanswered = await withoutAnswered(ctx, visiting.testerId, sorted);
  // One's own language as long as it fills the list, the other behind it.
  const isOwn = ({ language }: Found) => language === field.tester.language;
  return [...unanswered.filter(isOwn), ...unanswered.filter((one) => !isOwn(one))]
    .slice(0, length)
    .map(({ projectId, categories, offered }) => ({
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
