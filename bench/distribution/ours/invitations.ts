import {
  estimateReach,
  newcomersReach,
} from '../../../server/src/features/trials/distribution/model/estimate-reach.ts';
import { expiryOf, isExpired } from '../../../server/src/features/trials/distribution/model/expire-offers.ts';
import { planOffers } from '../../../server/src/features/trials/distribution/model/plan-offers.ts';
import {
  deficit,
  isUnanswered,
} from '../../../server/src/features/trials/distribution/model/project-need.ts';
import {
  offerAttempt,
  shortfall,
} from '../../../server/src/features/trials/distribution/model/redistribute.ts';
import {
  isNewcomer,
  openPlaces,
} from '../../../server/src/features/trials/distribution/model/tester-capacity.ts';
import {
  afterExpiry,
  afterMessage,
  afterVisit,
  newRecord,
  type TesterRecord,
} from '../../../server/src/features/trials/distribution/model/tester-record.ts';
import { ageOf, meanRate } from '../../../server/src/features/trials/distribution/need/need-value.ts';
import { momentOf } from '../clock.ts';
import type { State } from '../state.ts';
import type { Learning } from './learning.ts';
import type { KeptNeed, Needs } from './needs.ts';

export interface Invitations {
  counts: { issued: number; replacing: number };
  holds(tester: number, project: number): boolean;
  seen(tester: number, project: number): void;
  visited(tester: number): void;
  /** A test was begun and not sent in: the next offer takes its place. */
  lapsed(project: number): void;
  /** Every night: how likely each tester is to come. */
  night(): void;
  /** Takes back what nobody saw in time. */
  expire(): void;
  /** Asks whoever is needed for what these projects will not get by themselves. */
  ask(looked: readonly KeptNeed[]): void;
}

interface OpenOffer {
  tester: number;
  project: number;
  chance: number;
  expiresAt: Date;
}

interface Asked {
  record: TesterRecord;
  open: Map<number, OpenOffer>;
  /** Nobody is asked for the same project twice. */
  ever: Set<number>;
}

export function invitations(
  state: State,
  { learnt, needs }: { learnt: Learning; needs: Needs },
): Invitations {
  const { world } = state;
  const asked: Asked[] = world.testers.map(() => ({
    record: newRecord(),
    open: new Map(),
    ever: new Set(),
  }));
  const cover = new Float64Array(world.projects.length);
  const unreplaced = new Uint16Array(world.projects.length);
  const counts = { issued: 0, replacing: 0 };
  const reach: number[] = [];

  function close(offer: OpenOffer): void {
    asked[offer.tester]?.open.delete(offer.project);
    cover[offer.project] = (cover[offer.project] ?? 0) - offer.chance;
  }

  function expire(): void {
    const now = momentOf(state.now);
    for (const one of asked) {
      for (const offer of one.open.values()) {
        if (!isExpired(offer, now)) continue;
        close(offer);
        one.record = afterExpiry(one.record, state.now);
        leaveUnreplaced(offer.project);
      }
    }
  }

  function leaveUnreplaced(project: number): void {
    unreplaced[project] = (unreplaced[project] ?? 0) + 1;
    needs.makeDue(project);
  }

  function lackOf(need: KeptNeed): number {
    return shortfall({
      age: ageOf(need, momentOf(state.now)),
      deficit: deficit(need),
      meanRate: meanRate(learnt.rates, need.categories),
      openCover: cover[need.project] ?? 0,
    });
  }

  function projectColumns(lacking: readonly KeptNeed[]) {
    return {
      categories: Uint16Array.from(lacking, ({ categories }) => categories),
      lack: Float32Array.from(lacking, lackOf),
      valueFull: Float32Array.from(lacking, ({ value }) => value.full),
      valueSkip: Float32Array.from(lacking, ({ value }) => value.quick),
      unanswered: Uint8Array.from(lacking, (need) => Number(isUnanswered(need))),
    };
  }

  function askable(): number[] {
    return [...world.testers.keys()].filter((t) => places(t) > 0);
  }

  function testerColumns(ids: readonly number[]) {
    return {
      interests: Uint16Array.from(ids, (t) => world.testers[t]?.interests ?? 0),
      reach: Float32Array.from(ids, (t) => reach[t] ?? newcomersReach),
      fullMultiplier: Float32Array.from(ids, (t) => learnt.multipliers(t).full),
      skipMultiplier: Float32Array.from(ids, (t) => learnt.multipliers(t).quick),
      places: Uint8Array.from(ids, places),
    };
  }

  function places(t: number): number {
    const one = asked[t];
    const joinedAt = world.testers[t]?.joinedAt ?? 0;
    if (!one || joinedAt > state.now) return 0;
    if (isNewcomer({ visits: one.record.visits, joinedAt }, state.now)) return 0;
    return openPlaces({ ...one.record, openOffers: one.open.size }, state.now);
  }

  function issue(offer: OpenOffer): void {
    const { project } = offer;
    asked[offer.tester]?.open.set(project, offer);
    asked[offer.tester]?.ever.add(project);
    cover[project] = (cover[project] ?? 0) + offer.chance;
    counts.issued += 1;
    if (offerAttempt(unreplaced[project] ?? 0) === 1) return;
    unreplaced[project] = (unreplaced[project] ?? 0) - 1;
    counts.replacing += 1;
  }

  return {
    counts,
    holds: (tester, project) => asked[tester]?.open.has(project) ?? false,
    seen(tester, project) {
      const offer = asked[tester]?.open.get(project);
      if (offer) close(offer);
    },
    visited(tester) {
      const one = asked[tester];
      if (one) one.record = afterVisit(one.record, state.now);
    },
    lapsed: leaveUnreplaced,
    night() {
      asked.forEach(({ record }, t) => {
        const daysSinceJoining = (state.now - Math.max(0, world.testers[t]?.joinedAt ?? 0)) / 24;
        reach[t] = estimateReach({ ...record, daysSinceJoining });
      });
    },
    expire,
    ask(looked) {
      const lacking = looked.filter((need) => lackOf(need) > 0);
      if (lacking.length === 0) return;
      const testers = askable();
      if (testers.length === 0) return;
      const mayOffer = (tester: number, project: number) => {
        const p = lacking[project]?.project ?? 0;
        const t = testers[tester] ?? 0;
        if (world.projects[p]?.owner === t) return false;
        return !(state.testers[t]?.seen.has(p) || asked[t]?.ever.has(p));
      };
      const plan = planOffers(projectColumns(lacking), testerColumns(testers), learnt.rates.base, mayOffer);
      const expiresAt = expiryOf(momentOf(state.now));
      const messaged = new Set<number>();
      for (const { tester, project, chance } of plan) {
        const t = testers[tester] ?? 0;
        issue({ tester: t, project: lacking[project]?.project ?? 0, chance, expiresAt });
        messaged.add(t);
      }
      for (const t of messaged) {
        const one = asked[t];
        if (one) one.record = afterMessage(one.record, state.now);
        state.message(t);
      }
    },
  };
}
