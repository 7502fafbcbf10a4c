import { offerRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type BaseRates, chanceOf } from './estimate-response.ts';
import { testerFit } from './tester-fit.ts';
import { groupsFor, groupTesters, type TesterColumns, type TesterGroups } from './tester-groups.ts';

/** One entry per project that lacks cover. */
export interface ProjectColumns {
  categories: Uint16Array;
  /** From `lackingCover`; counted down as offers are made. */
  lack: Float32Array;
  valueFull: Float32Array;
  valueSkip: Float32Array;
  unanswered: Uint8Array;
}

export interface Offer {
  tester: number;
  project: number;
  /** That the tester comes and answers. */
  chance: number;
}

interface Plan {
  projects: ProjectColumns;
  testers: TesterColumns;
  base: BaseRates;
  groups: TesterGroups;
  groupsByCategories: Map<number, GroupWalk>;
  mayOffer: (tester: number, project: number) => boolean;
  offers: Offer[];
  perProject: Uint16Array;
  /** What each tester was given in this plan, place by place: nobody is asked twice for the same. */
  held: Int32Array;
}

/** Groups for one set of categories; those before `first` have nobody left. */
interface GroupWalk {
  groups: Uint32Array;
  first: number;
}

/**
 * Whom to ask for what, until expected answers cover what ordinary visits will not bring. First everybody's first
 * feedback, then the rest, most valuable project first. Work follows the offers made, never the pairs there are.
 */
export function planOffers(
  projects: ProjectColumns,
  testers: TesterColumns,
  base: BaseRates,
  mayOffer: (tester: number, project: number) => boolean,
): Offer[] {
  const groups = groupTesters(testers);
  const perProject = new Uint16Array(projects.lack.length);
  const plan: Plan = {
    projects,
    testers,
    base,
    groups,
    groupsByCategories: new Map(),
    mayOffer,
    offers: [],
    perProject,
    held: new Int32Array(testers.places.length * offerRules.openPerTester).fill(-1),
  };
  const order = byValue(projects);
  for (const project of order) {
    if (projects.unanswered[project]) cover(plan, project, Math.min(1, projects.lack[project] ?? 0));
  }
  for (const project of order) cover(plan, project, projects.lack[project] ?? 0);
  return plan.offers;
}

function byValue({ valueFull }: ProjectColumns): Uint32Array {
  return Uint32Array.from(valueFull.keys()).sort((a, b) => (valueFull[b] ?? 0) - (valueFull[a] ?? 0));
}

function cover(plan: Plan, project: number, target: number): void {
  const walk = walkFor(plan, plan.projects.categories[project] ?? 0);
  let missing = target;
  for (let at = walk.first; at < walk.groups.length; at += 1) {
    if (missing <= offerRules.leastLack || isFull(plan, project)) return;
    const group = walk.groups[at] ?? 0;
    if (plan.groups.start[group] === plan.groups.end[group]) {
      if (at === walk.first) walk.first += 1;
      continue;
    }
    missing -= offerToGroup(plan, project, group, missing);
  }
}

function walkFor(plan: Plan, categories: number): GroupWalk {
  const known = plan.groupsByCategories.get(categories);
  if (known) return known;
  const walk = { groups: groupsFor(categories, plan.groups, plan.base), first: 0 };
  plan.groupsByCategories.set(categories, walk);
  return walk;
}

function isFull({ offers, perProject }: Plan, project: number): boolean {
  return (perProject[project] ?? 0) >= offerRules.perProjectAndRun || offers.length >= offerRules.perRun;
}

function offerToGroup(plan: Plan, project: number, group: number, missing: number): number {
  const { order, start, end } = plan.groups;
  let covered = 0;
  for (let at = start[group] ?? 0; at < (end[group] ?? 0); at += 1) {
    if (covered >= missing || isFull(plan, project)) break;
    const tester = order[at] ?? 0;
    if (isHeld(plan, tester, project) || !plan.mayOffer(tester, project)) continue;
    covered += offer(plan, project, tester);
    if (plan.testers.places[tester] === 0) leaveGroup(plan.groups, group, at);
  }
  return covered;
}

function offer(plan: Plan, project: number, tester: number): number {
  const { projects, testers, base, offers, perProject } = plan;
  const cell = testerFit(testers.interests[tester] ?? 0, projects.categories[project] ?? 0);
  const full = chanceOf(base.full[cell] ?? 0, testers.fullMultiplier[tester] ?? 0);
  const helps = (projects.valueSkip[project] ?? 0) > 0 ? 1 : 0;
  const quick = helps * chanceOf(base.quick[cell] ?? 0, testers.skipMultiplier[tester] ?? 0);
  const chance = (testers.reach[tester] ?? 0) * (full + quick);
  offers.push({ tester, project, chance });
  plan.held[tester * offerRules.openPerTester + (testers.places[tester] ?? 1) - 1] = project;
  testers.places[tester] = (testers.places[tester] ?? 1) - 1;
  projects.lack[project] = (projects.lack[project] ?? 0) - chance;
  perProject[project] = (perProject[project] ?? 0) + 1;
  return chance;
}

function isHeld({ held }: Plan, tester: number, project: number): boolean {
  const end = (tester + 1) * offerRules.openPerTester;
  for (let at = end - offerRules.openPerTester; at < end; at += 1) if (held[at] === project) return true;
  return false;
}

/** Changes places with the first of the group, which then begins one later. */
function leaveGroup({ order, start }: TesterGroups, group: number, at: number): void {
  const first = start[group] ?? 0;
  const leaving = order[at] ?? 0;
  order[at] = order[first] ?? 0;
  order[first] = leaving;
  start[group] = first + 1;
}
