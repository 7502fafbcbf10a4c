import { claimRules, valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import { hasMinimum } from '../../server/src/features/trials/distribution/model/project-need.ts';
import { leaveChance, reactionOf, trueFit, visitByMessage } from './behaviour.ts';
import { fixedChance } from './chance.ts';
import { type Policy, type PolicyRun, projectState, type State, testerState } from './state.ts';
import { type Timeline, timeline } from './timeline.ts';
import type { World } from './world.ts';

export interface Outcome {
  state: State;
  messages: number;
  offers: { issued: number; replacing: number };
}

interface Claim {
  project: number;
  stale: boolean;
  over: boolean;
}

interface Simulation {
  state: State;
  policy: PolicyRun;
  coming: Timeline<() => void>;
}

/** What friends of a maker bring, whatever the feed shows. */
export interface Gift {
  project: number;
  at: number;
  full: number;
  quick: number;
}

/** Lets one world pass under one policy. */
export function simulate(world: World, policy: Policy, gifts: readonly Gift[] = []): Outcome {
  const coming = timeline<() => void>();
  let messages = 0;
  let invited = 0;
  const state: State = {
    world,
    now: 0,
    posted: 0,
    projects: world.projects.map(projectState),
    testers: world.testers.map(testerState),
    message(tester) {
      messages += 1;
      const times = state.testers[tester]?.messagedAt ?? [];
      const recent = times.filter((at) => at > state.now - 168).length;
      times.push(state.now);
      const visit = visitByMessage(world, tester, times.length, recent);
      if (!visit) return;
      coming.add(state.now + visit.afterHours, () => {
        invited += 1;
        browse(simulation, tester, visit.views, world.visits.length + invited);
      });
    },
  };
  const simulation: Simulation = { state, policy: policy.begin(state), coming };
  for (const gift of gifts) coming.add(gift.at, () => bring(simulation, gift));
  pass(simulation);
  return {
    state,
    messages,
    offers: simulation.policy.offers?.() ?? { issued: 0, replacing: 0 },
  };
}

function pass(simulation: Simulation): void {
  const { state, policy, coming } = simulation;
  const { projects, visits, hours } = state.world;
  let visit = 0;
  let hour = 0;
  for (;;) {
    const postAt = projects[state.posted]?.postedAt ?? Number.POSITIVE_INFINITY;
    const visitAt = visits[visit]?.at ?? Number.POSITIVE_INFINITY;
    state.now = Math.min(postAt, visitAt, coming.nextAt(), hour);
    if (state.now >= hours) return;
    if (state.now === postAt) state.posted += 1;
    else if (state.now === hour) {
      policy.everyHour?.();
      hour += 1;
    } else if (state.now === visitAt) {
      const { tester, views } = visits[visit] ?? { tester: 0, views: 0 };
      browse(simulation, tester, views, visit);
      visit += 1;
    } else coming.take()?.();
  }
}

/** One visit: card after card, until time or patience ends. A full feedback takes the time of two views. */
function browse(simulation: Simulation, t: number, views: number, visit: number): void {
  const { state, policy } = simulation;
  const tester = state.world.testers[t];
  const person = state.testers[t];
  if (!tester || !person) return;
  person.visits += 1;
  let budget = views;
  let card = 0;
  for (const p of policy.rank(t)) {
    const project = state.world.projects[p];
    if (budget <= 0) return;
    if (!project || project.owner === t || person.seen.has(p)) continue;
    person.seen.add(p);
    budget -= react(simulation, t, p);
    const leaves = fixedChance(state.world.seed + 101, visit, card, 5);
    card += 1;
    if (leaves < leaveChance(trueFit(tester, project))) return;
  }
}

function react(simulation: Simulation, t: number, p: number): number {
  const { state, policy, coming } = simulation;
  const reaction = reactionOf(state.world, t, p);
  const project = state.projects[p];
  if (project) project.shown += 1;
  policy.shown?.(t, p, reaction.kind);
  if (reaction.kind === 'ignored') return 1;
  if (reaction.kind === 'quick') {
    receive(simulation, p, 'quick');
    return 1;
  }
  const claim = beginTest(simulation, p);
  const over = reaction.kind === 'full' ? reaction.afterHours : claimRules.lapsedAfterHours;
  coming.add(state.now + over, () => {
    endTest(simulation, claim);
    if (reaction.kind === 'full') receive(simulation, p, 'full');
    else policy.lapsed?.(p);
  });
  return 2;
}

function beginTest({ state, policy, coming }: Simulation, p: number): Claim {
  const claim = { project: p, stale: false, over: false };
  const project = state.projects[p];
  if (!project) return claim;
  project.freshClaims += 1;
  policy.changed?.(p, false);
  coming.add(state.now + claimRules.freshHours, () => {
    if (claim.over) return;
    claim.stale = true;
    project.freshClaims -= 1;
    project.staleClaims += 1;
    policy.changed?.(p, false);
  });
  return claim;
}

function endTest({ state, policy }: Simulation, claim: Claim): void {
  const project = state.projects[claim.project];
  claim.over = true;
  if (!project) return;
  if (claim.stale) project.staleClaims -= 1;
  else project.freshClaims -= 1;
  policy.changed?.(claim.project, false);
}

function bring(simulation: Simulation, { project, full, quick }: Gift): void {
  const given = simulation.state.projects[project];
  if (!given) return;
  given.unpromptedFull = full;
  given.unpromptedQuick = quick;
  for (let n = 0; n < full; n++) receive(simulation, project, 'full');
  for (let n = 0; n < quick; n++) receive(simulation, project, 'quick');
}

function receive({ state, policy }: Simulation, p: number, kind: 'full' | 'quick'): void {
  const project = state.projects[p];
  if (!project) return;
  project[kind] += 1;
  project.firstAt ??= state.now;
  const postedAt = state.world.projects[p]?.postedAt ?? 0;
  if (state.now - postedAt <= valueRules.secondDeadlineHours) project.answers += 1;
  policy.changed?.(p, true);
  if (hasMinimum(project)) project.metAt ??= state.now;
}
