import { feedOrderRules } from '@firstlight/contract/trials/distribution/distribution-rules.ts';
import { type BaseRates, chanceOf, type Multipliers } from '../../distribution/model/estimate-response.ts';
import { hashToUnit } from './draw-luck.ts';
import { promoteOffered } from './promote-offered.ts';

/** One project a tester could be shown; whether they may see it was asked before. */
export interface Candidate {
  /** Stands for it where luck is drawn. */
  project: number;
  valueFull: number;
  valueSkip: number;
  cell: number;
  offered: boolean;
}

export interface Visitor {
  tester: number;
  /** Another one at every visit: luck falls differently each time, and not within one. */
  visit: number;
  multipliers: Multipliers;
}

/**
 * The order of one visit, best first: what a feedback is worth, times the chance that this person gives it. What they
 * were asked for is among those that are shown.
 */
export function rankFeed<One extends Candidate>(
  visitor: Visitor,
  base: BaseRates,
  candidates: readonly One[],
): One[] {
  const sorted = candidates
    .map((one) => ({ one, score: scoreOf(visitor, base, one) }))
    .sort((a, b) => b.score - a.score || a.one.project - b.one.project)
    .map(({ one }) => one);
  return promoteOffered(sorted, feedOrderRules.shown);
}

export function scoreOf({ tester, visit, multipliers }: Visitor, base: BaseRates, one: Candidate): number {
  const full = one.valueFull * chanceOf(base.full[one.cell] ?? 0, multipliers.full);
  const quick = one.valueSkip * chanceOf(base.quick[one.cell] ?? 0, multipliers.quick);
  const luck = 1 + feedOrderRules.noise * (hashToUnit(one.project, tester, visit) - 0.5);
  const offered = one.offered ? feedOrderRules.offerFactor : 1;
  return (full + quick) * luck * offered;
}
