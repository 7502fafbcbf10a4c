import type { Received } from '../../server/src/features/trials/distribution/model/project-need.ts';
import { claimAge } from '../../server/src/features/trials/feedback/claim-age.ts';
import { momentOf } from './clock.ts';
import type { World } from './world.ts';

/** What everybody may know of a project by now. */
export interface ProjectState {
  full: number;
  quick: number;
  unpromptedFull: number;
  unpromptedSkip: number;
  /** Tests that were begun and have brought nothing yet, by when they began to count. */
  claims: Set<{ from: number }>;
  shown: number;
  firstAt: number | undefined;
  metAt: number | undefined;
  /** Answers within a week. */
  answers: number;
}

export interface TesterState {
  seen: Set<number>;
  visits: number;
  messagedAt: number[];
}

/** What a policy can see of a world, and the one thing it can do besides ranking: send a message. */
export interface State {
  world: World;
  now: number;
  /** Everything posted so far: projects from 0 to here. */
  posted: number;
  projects: ProjectState[];
  testers: TesterState[];
  message(tester: number): void;
}

export interface Policy {
  name: string;
  begin(state: State): PolicyRun;
}

export interface PolicyRun {
  /** Best first; what was seen before or is one's own is left out by whoever shows it. */
  rank(tester: number): readonly number[];
  posted?(project: number): void;
  shown?(tester: number, project: number): void;
  /** A tester has sent something in. For learning from, at night: others cannot see it yet. */
  answered?(tester: number, project: number, kind: 'full' | 'quick'): void;
  /** Everybody can see by now that a project received something, or that a test of it was begun. */
  changed?(project: number): void;
  /** A test of it was begun a day ago, and nothing came. */
  lapsed?(project: number): void;
  everyQuarter?(): void;
  offers?(): { issued: number; replacing: number };
}

export function projectState(): ProjectState {
  return {
    full: 0,
    quick: 0,
    unpromptedFull: 0,
    unpromptedSkip: 0,
    claims: new Set(),
    shown: 0,
    firstAt: undefined,
    metAt: undefined,
    answers: 0,
  };
}

export function testerState(): TesterState {
  return { seen: new Set(), visits: 0, messagedAt: [] };
}

/** What a project has, with begun tests by their age. */
export function receivedBy(project: ProjectState | undefined, now: number): Required<Received> {
  const { full, quick, unpromptedFull, unpromptedSkip, claims } = project ?? projectState();
  const ages = [...claims].map(({ from }) => claimAge(momentOf(from), momentOf(now)));
  const recentOpenTests = ages.filter((age) => age === 'fresh').length;
  const olderOpenTests = ages.filter((age) => age === 'stale').length;
  return { full, quick, unpromptedFull, unpromptedSkip, recentOpenTests, olderOpenTests };
}
