import type { BaseRates } from './estimate-response.ts';
import { fitCells } from './fit-cell.ts';
import { testerFit } from './tester-fit.ts';

/** One entry per tester in each column, so that a million of them are a few arrays. */
export interface TesterColumns {
  interests: Uint16Array;
  reach: Float32Array;
  fullMultiplier: Float32Array;
  skipMultiplier: Float32Array;
  /** Offers they may still be given; counted down as they are. */
  places: Uint8Array;
}

/** Testers of the same interests and about the same promise stand in one group; `order` holds them group by group. */
export interface TesterGroups {
  order: Uint32Array;
  start: Uint32Array;
  end: Uint32Array;
  interests: Uint16Array;
  /** Of promise, in equal steps of its logarithm. */
  level: Uint8Array;
}

/** Thirteen categories, chosen or not. */
const categorySets = 2 ** 13;
const levels = 16;
const promiseMin = 0.005;
const promiseMax = 2.5;
const step = Math.log(promiseMax / promiseMin) / levels;

/** Sorts testers with a free place into groups by counting: linear in their number. */
export function groupTesters(testers: TesterColumns): TesterGroups {
  const { places, interests } = testers;
  const keys = new Uint32Array(interests).map((choice, tester) =>
    places[tester] === 0 ? noGroup : choice * levels + levelOf(testers, tester),
  );
  const sizes = new Uint32Array(categorySets * levels);
  const used: number[] = [];
  keys.forEach((key) => {
    if (key === noGroup) return;
    if (sizes[key] === 0) used.push(key);
    sizes[key] = (sizes[key] ?? 0) + 1;
  });
  used.sort((a, b) => a - b);
  const start = new Uint32Array(used.length);
  const next = sizes;
  let sum = 0;
  used.forEach((key, group) => {
    start[group] = sum;
    sum += sizes[key] ?? 0;
    next[key] = start[group] ?? 0;
  });
  const order = new Uint32Array(sum);
  keys.forEach((key, tester) => {
    if (key === noGroup) return;
    const place = next[key] ?? 0;
    order[place] = tester;
    next[key] = place + 1;
  });
  return {
    order,
    start,
    end: Uint32Array.from(used, (key) => next[key] ?? 0),
    interests: Uint16Array.from(used, (key) => Math.floor(key / levels)),
    level: Uint8Array.from(used, (key) => key % levels),
  };
}

/**
 * The groups that share a category with such a project, most promising first. A group's chance follows from its fit and
 * its level alone, so that thousands of groups are of a hundred kinds, and are put in order by counting as well.
 */
export function groupsFor(categories: number, groups: TesterGroups, base: BaseRates): Uint32Array {
  const kinds = groups.interests.map(
    (interests, group) => testerFit(interests, categories) * levels + (groups.level[group] ?? 0),
  );
  const next = new Uint32Array(fitCells * levels);
  kinds.forEach((kind) => {
    next[kind] = (next[kind] ?? 0) + 1;
  });
  let sum = 0;
  for (const kind of kindsByChance(base)) {
    const size = next[kind] ?? 0;
    next[kind] = sum;
    sum += size;
  }
  const order = new Uint32Array(sum);
  kinds.forEach((kind, group) => {
    if (kind < levels) return;
    const place = next[kind] ?? 0;
    order[place] = group;
    next[kind] = place + 1;
  });
  return order;
}

/** Those of fit 0 share nothing, and are no kind. */
function kindsByChance(base: BaseRates): number[] {
  const kinds = Array.from({ length: (fitCells - 1) * levels }, (_, at) => levels + at);
  const chance = (kind: number) => {
    const cell = Math.floor(kind / levels);
    const promise = promiseMin * Math.exp(step * ((kind % levels) + 0.5));
    return ((base.full[cell] ?? 0) + (base.quick[cell] ?? 0)) * promise;
  };
  return kinds.sort((a, b) => chance(b) - chance(a));
}

const noGroup = 2 ** 32 - 1;

function levelOf({ reach, fullMultiplier }: TesterColumns, tester: number): number {
  const promise = (reach[tester] ?? 0) * (fullMultiplier[tester] ?? 0);
  const level = Math.floor(Math.log(Math.max(promise, promiseMin) / promiseMin) / step);
  return Math.min(levels - 1, level);
}
