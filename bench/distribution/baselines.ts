import { minimumFeedbackRules } from '../../contract/src/rules.ts';
import { feedOrderRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import type { Policy, State } from './state.ts';

export const mostRecent = byScore('most recent', ({ world }, p) => world.projects[p]?.postedAt ?? 0);

export const mostFeedback = byScore('most feedback', ({ projects }, p) => answersOf(projects[p]) + p / 1e6);

export const trending = byScore('trending', ({ world, projects, now }, p) => {
  const age = now - (world.projects[p]?.postedAt ?? 0);
  return (1 + answersOf(projects[p])) / (age + 2) ** 1.5;
});

/** Whoever has least goes first; among equals, whoever has waited longest. */
export const deficitFirst = byScore('deficit first', ({ projects }, p) => {
  const { full = 0, quick = 0 } = projects[p] ?? {};
  const missingFull = Math.max(0, minimumFeedbackRules.full - full);
  return Math.max(missingFull, minimumFeedbackRules.total - full - quick) - p / 1e6;
});

/** Orders what lies in a tester's interests and was not seen, by one number per project. */
function byScore(name: string, score: (state: State, project: number) => number): Policy {
  return {
    name,
    begin: (state) => ({
      rank(tester) {
        const best: { p: number; score: number }[] = [];
        for (const p of candidates(state, tester)) best.push({ p, score: score(state, p) });
        best.sort((a, b) => b.score - a.score);
        return best.slice(0, feedOrderRules.shown).map(({ p }) => p);
      },
    }),
  };
}

function* candidates({ world, testers, posted }: State, tester: number): Generator<number> {
  const interests = world.testers[tester]?.interests ?? 0;
  const seen = testers[tester]?.seen;
  for (let p = 0; p < posted; p += 1) {
    const project = world.projects[p];
    if (project && project.categories & interests && project.owner !== tester && !seen?.has(p)) yield p;
  }
}

function answersOf(project: { full: number; quick: number } | undefined): number {
  return project ? project.full + project.quick : 0;
}
