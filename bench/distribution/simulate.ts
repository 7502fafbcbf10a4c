import { offerRules, valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import { hasMinimum } from '../../server/src/features/trials/distribution/model/project-need.ts';
import { beginTest } from './begin-test.ts';
import { leaveChance, reactionOf, trueFit, visitByMessage } from './behaviour.ts';
import { fixedChance } from './chance.ts';
import { type Policy, type PolicyRun, projectState, type State, testerState } from './state.ts';
import { type Timeline, timeline } from './timeline.ts';
import { asItShips, type Timing } from './timing.ts';
import type { World } from './world.ts';

export interface Outcome {
  state: State;
  messages: number;
  offers: { issued: number; replacing: number };
}

export interface Simulation {
  state: State;
  policy: PolicyRun;
  coming: Timeline<() => void>;
  timing: Timing;
}

/** What friends of a maker bring, whatever the feed shows. */
export interface Gift {
  project: number;
  at: number;
  full: number;
  quick: number;
}

interface Circumstances {
  gifts?: readonly Gift[];
  timing?: Timing;
}

/** Lets one world pass under one policy. */
export function simulate(
  world: World,
  policy: Policy,
  { gifts = [], timing = asItShips }: Circumstances = {},
): Outcome {
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
  const simulation: Simulation = { state, policy: policy.begin(state), coming, timing };
  for (const gift of gifts) {
    const shownAt = timing.shownFrom(gift.at);
    coming.add(shownAt, () => bring(simulation, gift));
  }
  pass(simulation);
  return {
    state,
    messages,
    offers: simulation.policy.offers?.() ?? { issued: 0, replacing: 0 },
  };
}

const quarter = offerRules.runEveryMinutes / 60;

function pass(simulation: Simulation): void {
  const { state, policy, coming } = simulation;
  const { projects, visits, hours } = state.world;
  let visit = 0;
  let run = 0;
  for (;;) {
    const postAt = projects[state.posted]?.postedAt ?? Number.POSITIVE_INFINITY;
    const visitAt = visits[visit]?.at ?? Number.POSITIVE_INFINITY;
    state.now = Math.min(postAt, visitAt, coming.nextAt(), run);
    if (state.now >= hours) return;
    if (state.now === postAt) {
      state.posted += 1;
      policy.posted?.(state.posted - 1);
    } else if (state.now === run) {
      policy.everyQuarter?.();
      run += quarter;
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
    budget -= react(simulation, { tester: t, project: p });
    const leaves = fixedChance(state.world.seed + 101, visit, card, 5);
    card += 1;
    if (leaves < leaveChance(trueFit(tester, project))) return;
  }
}

interface Card {
  tester: number;
  project: number;
}

/** What somebody does with a card, and how much of their time it takes. */
function react(simulation: Simulation, card: Card): number {
  const { state, policy } = simulation;
  const { tester, project } = card;
  const reaction = reactionOf(state.world, tester, project);
  const shown = state.projects[project];
  if (shown) shown.shown += 1;
  policy.shown?.(tester, project);
  if (reaction.kind === 'ignored') return 1;
  if (reaction.kind === 'quick') {
    answer(simulation, card, 'quick', state.now);
    return 1;
  }
  const endTest = beginTest(simulation, project);
  if (reaction.kind === 'full') answer(simulation, card, 'full', state.now + reaction.afterHours, endTest);
  return 2;
}

/** Something is sent in, and shows when it may. */
function answer(
  simulation: Simulation,
  { tester, project }: Card,
  kind: 'full' | 'quick',
  at: number,
  endTest?: () => void,
): void {
  const { policy, coming, timing } = simulation;
  coming.add(at, () => policy.answered?.(tester, project, kind));
  coming.add(timing.shownFrom(at), () => {
    endTest?.();
    receive(simulation, project, kind);
  });
}

function bring(simulation: Simulation, { project, full, quick }: Gift): void {
  const given = simulation.state.projects[project];
  if (!given) return;
  given.unpromptedFull = full;
  given.unpromptedSkip = quick;
  for (let n = 0; n < full; n++) receive(simulation, project, 'full');
  for (let n = 0; n < quick; n++) receive(simulation, project, 'quick');
}

/** Everybody sees it from now on. */
function receive({ state, policy }: Simulation, p: number, kind: 'full' | 'quick'): void {
  const project = state.projects[p];
  if (!project) return;
  project[kind] += 1;
  project.firstAt ??= state.now;
  const postedAt = state.world.projects[p]?.postedAt ?? 0;
  if (state.now - postedAt <= valueRules.secondDeadlineHours) project.answers += 1;
  if (hasMinimum(project)) project.metAt ??= state.now;
  policy.changed?.(p);
}
