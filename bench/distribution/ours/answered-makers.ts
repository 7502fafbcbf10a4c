import { reciprocityRules } from '../../../contract/src/trials/distribution/distribution-rules.ts';
import type { State } from '../state.ts';

export interface AnsweredMakers {
  add(tester: number, project: number): void;
  /** Whether a tester has answered the maker of this project. */
  has(tester: number, project: number): boolean;
  night(): void;
}

/** Whom each tester has answered. While makers are few, nobody goes behind others for it; they are counted at night. */
export function answeredMakers(state: State): AnsweredMakers {
  const makerOf = (project: number) => state.world.projects[project]?.owner;
  const answered = state.testers.map(() => new Set<number>());
  let areMany = false;
  return {
    add(tester, project) {
      const maker = makerOf(project);
      if (maker !== undefined) answered[tester]?.add(maker);
    },
    has(tester, project) {
      const maker = makerOf(project);
      return areMany && maker !== undefined && (answered[tester]?.has(maker) ?? false);
    },
    night() {
      const posted = state.world.projects.slice(0, state.posted);
      const makers = new Set(posted.map(({ owner }, p) => owner ?? -1 - p));
      areMany = makers.size >= reciprocityRules.factorFromMakers;
    },
  };
}
