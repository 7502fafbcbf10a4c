import type { Value } from '../../../server/src/features/trials/distribution/model/value-feedback.ts';
import { lookAtNeed } from '../../../server/src/features/trials/distribution/need/look-at-need.ts';
import {
  isOpenNeed,
  type Need,
  valueOfNeed,
} from '../../../server/src/features/trials/distribution/need/need-value.ts';
import { momentOf } from '../clock.ts';
import { receivedBy, type State } from '../state.ts';
import type { Learning } from './learning.ts';

/** A project's need, as the product would have it in its row. */
export interface KeptNeed extends Need {
  project: number;
  ownersNth: number;
  value: Value;
  dueAt: Date;
}

export interface Needs {
  /** Those that help is still looked for. */
  open: ReadonlySet<number>;
  valueOf(project: number): Value;
  /** Something of it has shown: it is counted anew, and the next run looks at it. */
  recount(project: number): void;
  makeDue(project: number): void;
  /** What a run finds the open ones among these to need. */
  look(scope: Scope): KeptNeed[];
}

/** What a run looks at: what is due, everything, or one project. */
export type Scope = 'due' | 'all' | number;

const atOnce = new Date(0);
const nothing: Value = { full: 0, quick: 0 };

export function keepNeeds(state: State, learnt: Learning): Needs {
  const { world } = state;
  const kept: KeptNeed[] = [];
  const open = new Set<number>();
  const ofOwner = Map.groupBy(world.projects.keys(), (p) => world.projects[p]?.owner);

  function needOf(p: number) {
    const { postedAt = 0, categories = 0, owner } = world.projects[p] ?? {};
    const older =
      owner === undefined ? [] : (ofOwner.get(owner) ?? []).filter((one) => one < p && open.has(one));
    return {
      ...receivedBy(state.projects[p], state.now),
      project: p,
      categories,
      visibleSince: momentOf(postedAt),
      waitedSeconds: 0,
      ownersNth: 1 + older.length,
    };
  }

  function keep(need: KeptNeed, isOpen: boolean): void {
    kept[need.project] = need;
    if (isOpen) open.add(need.project);
    else open.delete(need.project);
  }

  function look(p: number): KeptNeed[] {
    const written = kept[p]?.value ?? nothing;
    const need = needOf(p);
    const found = lookAtNeed({ ...need, value: written }, learnt.rates, momentOf(state.now));
    const { value, dueAt } = found;
    keep({ ...need, value: found.hasMoved ? value : written, dueAt }, found.isOpen);
    return found.isOpen ? [{ ...need, value, dueAt }] : [];
  }

  return {
    open,
    valueOf: (p) => kept[p]?.value ?? nothing,
    recount(p) {
      const now = momentOf(state.now);
      const need = needOf(p);
      const value = valueOfNeed(need, learnt.rates, need.ownersNth, now);
      keep({ ...need, value, dueAt: atOnce }, isOpenNeed(need, now));
    },
    makeDue(p) {
      const need = kept[p];
      if (need) need.dueAt = atOnce;
    },
    look(scope) {
      const now = momentOf(state.now);
      const isMeant = (p: number) =>
        scope === 'all' || scope === p || (scope === 'due' && isDue(kept[p], now));
      return [...open].filter(isMeant).flatMap(look);
    },
  };
}

const isDue = (need: KeptNeed | undefined, now: Date) => need !== undefined && need.dueAt <= now;
