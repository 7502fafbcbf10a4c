import { type Chance, chanceFrom, clamp, exponential, normal, oneOf } from './chance.ts';

export interface Tester {
  interests: number;
  /** How much each category is to their taste, 0 to 1; nobody but the world knows. */
  taste: Float64Array;
  visitsPerDay: number;
  fullTemper: number;
  skipTemper: number;
  joinedAt: number;
}

export interface Visit {
  at: number;
  tester: number;
  views: number;
}

export interface Project {
  postedAt: number;
  categories: number;
  categoryList: readonly number[];
  appeal: number;
  /** The maker, where they are a tester as well. */
  owner: number | undefined;
}

export interface World {
  seed: number;
  hours: number;
  testers: readonly Tester[];
  visits: readonly Visit[];
  projects: readonly Project[];
}

export interface Size {
  seed: number;
  days: number;
  testers: number;
  newTestersPerDay: number;
  projectsPerDay: number;
}

const categories = 13;
/** Makers and testers like different things: rank of each category, first is commonest. */
const projectRanks = [2, 1, 8, 12, 13, 4, 7, 9, 10, 5, 6, 3, 11];
const interestRanks = [7, 1, 5, 4, 11, 2, 8, 6, 9, 12, 3, 10, 13];

/** People, visits and projects of one world: the same for every policy that is tried in it. */
export function makeWorld(size: Size): World {
  const chance = chanceFrom(size.seed * 7919 + 17);
  const hours = size.days * 24;
  const people = size.testers + Math.round(size.newTestersPerDay * size.days);
  const testers = Array.from({ length: people }, (_, index) =>
    makeTester(chance, index < size.testers ? -1 : chance() * hours),
  );
  const visits = testers.flatMap((tester, index) => visitsOf(chance, tester, index, hours));
  return {
    seed: size.seed,
    hours,
    testers,
    visits: visits.sort((a, b) => a.at - b.at),
    projects: makeProjects(chance, size, hours),
  };
}

function makeTester(chance: Chance, joinedAt: number): Tester {
  const chosen = pick(chance, interestRanks, 0.8, oneOf(chance, [1, 2, 2, 3, 3, 3, 4, 4, 5]));
  const taste = new Float64Array(categories).fill(0.1);
  for (const category of chosen) taste[category] = 0.5 + 0.5 * chance();
  return {
    interests: toMask(chosen),
    taste,
    visitsPerDay: Math.min(4, 0.02 * Math.exp(1.8 * normal(chance))),
    fullTemper: clamp(Math.exp(-0.125 + 0.5 * normal(chance)), 0.15, 2.2),
    skipTemper: clamp(Math.exp(-0.125 + 0.5 * normal(chance)), 0.15, 2.2),
    joinedAt,
  };
}

/** A first visit on joining, then at their own pace, more by day than by night. */
function visitsOf(
  chance: Chance,
  { visitsPerDay, joinedAt }: Tester,
  tester: number,
  hours: number,
): Visit[] {
  const visits: Visit[] = [];
  const come = (at: number) =>
    visits.push({ at, tester, views: Math.min(20, 1 + Math.floor(exponential(chance(), 6))) });
  if (joinedAt >= 0) come(joinedAt);
  const swing = 0.7;
  const gap = 24 / (visitsPerDay * (1 + swing));
  let at = Math.max(0, joinedAt);
  for (at += exponential(chance(), gap); at < hours; at += exponential(chance(), gap)) {
    if (chance() * (1 + swing) < daylight(at, swing)) come(at);
  }
  return visits;
}

function makeProjects(chance: Chance, size: Size, hours: number): Project[] {
  const projects: Project[] = [];
  const swing = 0.6;
  const gap = 24 / (size.projectsPerDay * (1 + swing));
  for (let at = exponential(chance(), gap); at < hours; at += exponential(chance(), gap)) {
    if (chance() * (1 + swing) > daylight(at, swing)) continue;
    const chosen = pick(chance, projectRanks, 1, oneOf(chance, [1, 1, 2, 2, 3]));
    projects.push({
      postedAt: at,
      categories: toMask(chosen),
      categoryList: chosen,
      appeal: clamp(Math.exp(-0.08 + 0.4 * normal(chance)), 0.2, 2.2),
      owner: chance() < 0.6 ? Math.floor(chance() * size.testers) : undefined,
    });
  }
  return projects;
}

function daylight(at: number, swing: number): number {
  return 1 + swing * Math.sin((2 * Math.PI * ((at % 24) - 9)) / 24);
}

/** Different categories, each as common as its rank says (Zipf). */
function pick(chance: Chance, ranks: readonly number[], exponent: number, count: number): number[] {
  const weights = ranks.map((rank) => rank ** -exponent);
  return Array.from({ length: count }, () => {
    let rest = chance() * weights.reduce((sum, weight) => sum + weight, 0);
    let chosen = weights.findIndex((weight) => {
      rest -= weight;
      return weight > 0 && rest <= 0;
    });
    if (chosen < 0) chosen = weights.findIndex((weight) => weight > 0);
    weights[chosen] = 0;
    return chosen;
  });
}

function toMask(chosen: readonly number[]): number {
  return chosen.reduce((mask, category) => mask | (1 << category), 0);
}
