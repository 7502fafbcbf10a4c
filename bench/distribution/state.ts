import type { Received } from '../../server/src/features/trials/distribution/model/project-need.ts';
import type { World } from './world.ts';

export interface ProjectState extends Required<Received> {
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
  shown?(tester: number, project: number, kind: string): void;
  /** A project received something, or a test of it was begun or given up. */
  changed?(project: number, feedback: boolean): void;
  /** A test of it was begun a day ago, and nothing came. */
  lapsed?(project: number): void;
  everyHour?(): void;
  offers?(): { issued: number; replacing: number };
}

export function projectState(): ProjectState {
  return {
    full: 0,
    quick: 0,
    freshClaims: 0,
    staleClaims: 0,
    unpromptedFull: 0,
    unpromptedQuick: 0,
    shown: 0,
    firstAt: undefined,
    metAt: undefined,
    answers: 0,
  };
}

export function testerState(): TesterState {
  return { seen: new Set(), visits: 0, messagedAt: [] };
}
