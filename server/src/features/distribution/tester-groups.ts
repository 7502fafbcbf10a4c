import type { BaseRates } from './estimate-response.ts';
import { fitCell } from './fit-cell.ts';

/** One entry per tester in each column, so that a million of them are a few arrays. */
export interface TesterColumns {
  interests: Uint16Array;
  reach: Float32Array;
  fullMultiplier: Float32Array;
  quickMultiplier: Float32Array;
  /** Offers they may still be given; counted down as they are. */
  places: Uint8Array;
}

/** Testers of the same interests and about the same promise stand in one group; `order` holds them group by group. */
export interface TesterGroups {
  order: Uint32Array;
  start: Uint32Array;
  end: Uint32Array;
  interests: Uint16Array;
  promise: Float64Array;
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
  const keys = Uint32Array.from(places, (free, tester) =>
    free === 0 ? noGroup : (interests[tester] ?? 0) * levels + levelOf(testers, tester),
  );
  const sizes = new Uint32Array(categorySets * levels);
  const used: number[] = [];
  for (const key of keys) {
    if (key === noGroup) continue;
    if (sizes[key] === 0) used.push(key);
    sizes[key] = (sizes[key] ?? 0) + 1;
  }
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
    promise: Float64Array.from(used, (key) => promiseMin * Math.exp(step * ((key % levels) + 0.5))),
  };
}

/** The groups that share a category with such a project, most promising first. */
export function groupsFor(categories: number, groups: TesterGroups, base: BaseRates): Uint32Array {
  const chance: number[] = [];
  const fitting: number[] = [];
  groups.interests.forEach((interests, group) => {
    if ((interests & categories) === 0) return;
    const cell = fitCell(interests, categories);
    chance[group] = ((base.full[cell] ?? 0) + (base.quick[cell] ?? 0)) * (groups.promise[group] ?? 0);
    fitting.push(group);
  });
  return Uint32Array.from(fitting.sort((a, b) => (chance[b] ?? 0) - (chance[a] ?? 0)));
}

const noGroup = 2 ** 32 - 1;

function levelOf({ reach, fullMultiplier }: TesterColumns, tester: number): number {
  const promise = (reach[tester] ?? 0) * (fullMultiplier[tester] ?? 0);
  const level = Math.floor(Math.log(Math.max(promise, promiseMin) / promiseMin) / step);
  return Math.min(levels - 1, level);
}
