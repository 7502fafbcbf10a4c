import { feedOrderRules, valueRules } from '../../../contract/src/trials/distribution/distribution-rules.ts';
import { isQuiet } from '../../../server/src/features/trials/distribution/model/is-quiet.ts';
import { shortlist } from '../../../server/src/features/trials/distribution/model/shortlist.ts';
import { testerFit } from '../../../server/src/features/trials/distribution/model/tester-fit.ts';
import { type Candidate, rankFeed } from '../../../server/src/features/trials/feed/rank/rank-feed.ts';
import { momentOf } from '../clock.ts';
import type { Policy, PolicyRun, State } from '../state.ts';
import { type Invitations, invitations } from './invitations.ts';
import { learning } from './learning.ts';
import { keepNeeds, type Needs, type Scope } from './needs.ts';

export const oursByFeed: Policy = { name: 'ours, feed alone', begin: (state) => begin(state, false) };
export const oursWithInvitations: Policy = {
  name: 'ours, with invitations',
  begin: (state) => begin(state, true),
};

/** 04:45 in Paris: the first quarter of an hour after the nightly job. */
const night = 3.75;

/** As the product does it: recounts what has shown, runs by the clock, learns at night. */
function begin(state: State, invites: boolean): PolicyRun {
  const learnt = learning(state);
  const needs = keepNeeds(state, learnt);
  const asked = invitations(state, { learnt, needs });

  function run(scope: Scope): void {
    asked.expire();
    learnt.updateArrivals(needs.open);
    const looked = needs.look(scope);
    if (invites && !isQuiet(momentOf(state.now))) asked.ask(looked);
  }

  return {
    rank(tester) {
      asked.visited(tester);
      const visitor = {
        tester,
        visit: state.testers[tester]?.visits ?? 0,
        multipliers: learnt.multipliers(tester),
      };
      const interests = state.world.testers[tester]?.interests ?? 0;
      const all = [...candidates(state, tester, { needs, asked })];
      const order = rankFeed(visitor, learnt.rates.base, shortlist(all, interests));
      return order.slice(0, feedOrderRules.shown).map(({ project }) => project);
    },
    posted(project) {
      needs.recount(project);
      run(project);
    },
    shown(tester, project) {
      learnt.shown(tester, project);
      asked.seen(tester, project);
    },
    answered(tester, project, kind) {
      learnt.answered(tester, project, kind);
    },
    changed: needs.recount,
    lapsed: asked.lapsed,
    everyQuarter() {
      const isNight = state.now % 24 === night;
      if (isNight) for (const one of [learnt, asked]) one.night();
      run(isNight ? 'all' : 'due');
    },
    offers: () => asked.counts,
  };
}

interface Known {
  needs: Needs;
  asked: Invitations;
}

function* candidates(
  { world, testers, posted, now }: State,
  tester: number,
  { needs, asked }: Known,
): Generator<Candidate & { categories: number }> {
  const interests = world.testers[tester]?.interests ?? 0;
  const seen = testers[tester]?.seen;
  for (let p = posted - 1; p >= 0; p -= 1) {
    const project = world.projects[p];
    if (!project || now - project.postedAt >= valueRules.closedAfterHours) return;
    if (!(project.categories & interests) || project.owner === tester || seen?.has(p)) continue;
    const value = needs.valueOf(p);
    yield {
      project: p,
      categories: project.categories,
      valueFull: value.full,
      valueSkip: value.quick,
      cell: testerFit(interests, project.categories),
      offered: asked.holds(tester, p),
    };
  }
}
