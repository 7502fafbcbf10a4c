import {
  feedOrderRules,
  offerRules,
  valueRules,
} from '../../contract/src/trials/distribution/distribution-rules.ts';
import {
  type Candidate,
  rankFeed,
} from '../../server/src/features/trials/distribution/model/ranking/rank-feed.ts';
import { shortlist } from '../../server/src/features/trials/distribution/model/ranking/shortlist.ts';
import { testerFit } from '../../server/src/features/trials/distribution/model/ranking/tester-fit.ts';
import {
  type Value,
  valueOfFeedback,
} from '../../server/src/features/trials/distribution/model/value-feedback.ts';
import { type Invitations, invitations } from './invitations.ts';
import { type Learning, learning } from './learning.ts';
import type { Policy, State } from './state.ts';

export const oursByFeed: Policy = { name: 'ours, feed alone', begin: (state) => begin(state, false) };
export const oursWithInvitations: Policy = {
  name: 'ours, with invitations',
  begin: (state) => begin(state, true),
};

function begin(state: State, invites: boolean) {
  const learnt = learning(state);
  const values = keepValues(state, learnt);
  const asked = invitations(state, learnt, values.of);
  return {
    rank(tester: number) {
      asked.visited(tester);
      const visitor = {
        tester,
        visit: state.testers[tester]?.visits ?? 0,
        multipliers: learnt.multipliers(tester),
      };
      const interests = state.world.testers[tester]?.interests ?? 0;
      const all = [...candidates(state, tester, values.of, asked)];
      const order = rankFeed(visitor, learnt.base, shortlist(all, interests));
      return order.slice(0, feedOrderRules.shown).map(({ project }) => project);
    },
    shown(tester: number, project: number, kind: string) {
      learnt.shown(tester, project, kind);
      asked.seen(tester, project);
    },
    changed(project: number, feedback: boolean) {
      if (feedback) learnt.fed(project);
      values.forget(project);
    },
    lapsed: asked.lapsed,
    everyHour() {
      learnt.hourPassed(waiting(state));
      if (invites) asked.run();
    },
    offers: () => asked.counts,
  };
}

function* candidates(
  { world, testers, posted, now }: State,
  tester: number,
  worthOf: (project: number) => Value,
  asked: Invitations,
): Generator<Candidate & { categories: number }> {
  const interests = world.testers[tester]?.interests ?? 0;
  const seen = testers[tester]?.seen;
  for (let p = posted - 1; p >= 0; p -= 1) {
    const project = world.projects[p];
    if (!project || now - project.postedAt >= valueRules.closedAfterHours) return;
    if (!(project.categories & interests) || project.owner === tester || seen?.has(p)) continue;
    const value = worthOf(p);
    yield {
      project: p,
      categories: project.categories,
      valueFull: value.full,
      valueQuick: value.quick,
      cell: testerFit(interests, project.categories),
      offered: asked.holds(tester, p),
      isMakerAnswered: false,
    };
  }
}

/** Values are kept as the product keeps them: until the project changes, or the next run refreshes them. */
function keepValues(state: State, learnt: Learning) {
  const kept: (Value & { until: number })[] = [];
  return {
    forget(p: number) {
      delete kept[p];
    },
    of(p: number): Value {
      const known = kept[p];
      if (known && state.now < known.until) return known;
      const project = state.projects[p];
      if (!project) return { full: 0, quick: 0 };
      const rate = learnt.rate(p);
      const value = valueOfFeedback({
        full: project.full,
        quick: project.quick,
        unpromptedFull: project.unpromptedFull,
        unpromptedQuick: project.unpromptedQuick,
        freshClaims: project.freshClaims,
        staleClaims: project.staleClaims,
        age: state.now - (state.world.projects[p]?.postedAt ?? 0),
        perHour: rate.planned,
        scarcity: rate.scarcity,
        ownersNth: 1,
      });
      kept[p] = { ...value, until: state.now + offerRules.runEveryMinutes / 60 };
      return value;
    },
  };
}

function* waiting({ world, projects, posted, now }: State): Generator<number> {
  for (let p = posted - 1; p >= 0; p -= 1) {
    if (now - (world.projects[p]?.postedAt ?? 0) >= valueRules.deadlineHours) return;
    if (projects[p]?.metAt === undefined) yield p;
  }
}
