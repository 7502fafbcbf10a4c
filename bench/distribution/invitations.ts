import { valueRules } from '../../contract/src/distribution-rules.ts';
import { reachOf } from '../../server/src/features/distribution/model/estimate-reach.ts';
import { isExpired } from '../../server/src/features/distribution/model/expire-offers.ts';
import { planOffers } from '../../server/src/features/distribution/model/plan-offers.ts';
import {
  deficit,
  hasMinimum,
  isUnanswered,
} from '../../server/src/features/distribution/model/project-need.ts';
import { lackingCover, offerRound } from '../../server/src/features/distribution/model/redistribute.ts';
import { freePlaces } from '../../server/src/features/distribution/model/tester-capacity.ts';
import type { Value } from '../../server/src/features/distribution/model/value-feedback.ts';
import type { Learning } from './learning.ts';
import type { State } from './state.ts';

export interface Invitations {
  counts: { issued: number; replacing: number };
  holds(tester: number, project: number): boolean;
  seen(tester: number, project: number): void;
  opened(tester: number): void;
  /** A test was begun and not sent in: the next offer takes its place. */
  lapsed(project: number): void;
  /** Expires what nobody saw, then asks whoever is needed. */
  run(): void;
}

interface OpenOffer {
  tester: number;
  project: number;
  chance: number;
  at: number;
}

interface Asked {
  open: Map<number, OpenOffer>;
  messagesOpened: number;
  unseenMessagesInARow: number;
  lastExpiryAt: number;
}

export function invitations(
  state: State,
  learnt: Learning,
  worthOf: (project: number) => Value,
): Invitations {
  const { world } = state;
  const asked: Asked[] = world.testers.map(() => ({
    open: new Map(),
    messagesOpened: 0,
    unseenMessagesInARow: 0,
    lastExpiryAt: Number.NEGATIVE_INFINITY,
  }));
  const cover = new Float64Array(world.projects.length);
  const unreplaced = new Uint16Array(world.projects.length);
  const counts = { issued: 0, replacing: 0 };

  function close(offer: OpenOffer): void {
    asked[offer.tester]?.open.delete(offer.project);
    cover[offer.project] = (cover[offer.project] ?? 0) - offer.chance;
  }

  function expire(): void {
    for (const one of asked) {
      for (const offer of one.open.values()) {
        if (!isExpired(offer.at, state.now)) continue;
        close(offer);
        // The offers of one message expire together, and are one silence.
        if (one.lastExpiryAt < state.now) one.unseenMessagesInARow += 1;
        one.lastExpiryAt = state.now;
        leaveUnreplaced(offer.project);
      }
    }
  }

  function leaveUnreplaced(project: number): void {
    unreplaced[project] = (unreplaced[project] ?? 0) + 1;
  }

  function lackOf(p: number): number {
    const project = state.projects[p];
    if (!project || hasMinimum(project)) return 0;
    return lackingCover({
      age: state.now - (world.projects[p]?.postedAt ?? 0),
      deficit: deficit(project),
      meanRate: learnt.rate(p).mean,
      openCover: cover[p] ?? 0,
    });
  }

  function uncovered(): number[] {
    const found: number[] = [];
    for (let p = state.posted - 1; p >= 0; p -= 1) {
      if (state.now - (world.projects[p]?.postedAt ?? 0) >= valueRules.secondDeadlineHours) break;
      if (lackOf(p) > 0) found.push(p);
    }
    return found;
  }

  function projectColumns(ids: readonly number[]) {
    return {
      categories: Uint16Array.from(ids, (p) => world.projects[p]?.categories ?? 0),
      lack: Float32Array.from(ids, lackOf),
      valueFull: Float32Array.from(ids, (p) => worthOf(p).full),
      valueQuick: Float32Array.from(ids, (p) => worthOf(p).quick),
      unanswered: Uint8Array.from(ids, (p) => {
        const project = state.projects[p];
        return project && isUnanswered(project) ? 1 : 0;
      }),
    };
  }

  function askable(): number[] {
    return [...world.testers.keys()].filter((t) => places(t) > 0);
  }

  function testerColumns(ids: readonly number[]) {
    return {
      interests: Uint16Array.from(ids, (t) => world.testers[t]?.interests ?? 0),
      reach: Float32Array.from(ids, reach),
      fullMultiplier: Float32Array.from(ids, (t) => learnt.multipliers(t).full),
      quickMultiplier: Float32Array.from(ids, (t) => learnt.multipliers(t).quick),
      places: Uint8Array.from(ids, places),
    };
  }

  function reach(t: number): number {
    return reachOf({
      visits: state.testers[t]?.visits ?? 0,
      daysSinceJoining: (state.now - Math.max(0, world.testers[t]?.joinedAt ?? 0)) / 24,
      messages: state.testers[t]?.messagedAt.length ?? 0,
      messagesOpened: asked[t]?.messagesOpened ?? 0,
    });
  }

  function places(t: number): number {
    const one = asked[t];
    const times = state.testers[t]?.messagedAt ?? [];
    if (!one || (world.testers[t]?.joinedAt ?? 0) > state.now) return 0;
    const load = {
      openOffers: one.open.size,
      lastMessageAt: times.at(-1) ?? Number.NEGATIVE_INFINITY,
      messagesThisWeek: times.filter((at) => at > state.now - 168).length,
      unseenMessagesInARow: one.unseenMessagesInARow,
      lastExpiryAt: one.lastExpiryAt,
    };
    return freePlaces(load, state.now);
  }

  function issue(offer: OpenOffer): void {
    const { project } = offer;
    asked[offer.tester]?.open.set(project, offer);
    cover[project] = (cover[project] ?? 0) + offer.chance;
    counts.issued += 1;
    if (offerRound(unreplaced[project] ?? 0) === 1) return;
    unreplaced[project] = (unreplaced[project] ?? 0) - 1;
    counts.replacing += 1;
  }

  return {
    counts,
    holds: (tester, project) => asked[tester]?.open.has(project) ?? false,
    seen(tester, project) {
      const one = asked[tester];
      const offer = one?.open.get(project);
      if (!one || !offer) return;
      close(offer);
      one.unseenMessagesInARow = 0;
    },
    opened(tester) {
      const one = asked[tester];
      if (one) one.messagesOpened += 1;
    },
    lapsed: leaveUnreplaced,
    run() {
      expire();
      const projects = uncovered();
      const testers = askable();
      if (projects.length === 0 || testers.length === 0) return;
      const mayOffer = (tester: number, project: number) => {
        const p = projects[project] ?? 0;
        const t = testers[tester] ?? 0;
        return world.projects[p]?.owner !== t && !(state.testers[t]?.seen.has(p) || asked[t]?.open.has(p));
      };
      const plan = planOffers(projectColumns(projects), testerColumns(testers), learnt.base, mayOffer);
      const messaged = new Set<number>();
      for (const { tester, project, chance } of plan) {
        const t = testers[tester] ?? 0;
        issue({ tester: t, project: projects[project] ?? 0, chance, at: state.now });
        messaged.add(t);
      }
      for (const t of messaged) state.message(t);
    },
  };
}
