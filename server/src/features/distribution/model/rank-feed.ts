import { feedOrderRules } from '@firstlight/contract/distribution-rules.ts';
import { type BaseRates, chanceOf, type Multipliers } from './estimate-response.ts';
import { hashToUnit } from './score-noise.ts';

/** One project a tester could be shown; whether they may see it was asked before. */
export interface Candidate {
  project: number;
  valueFull: number;
  valueQuick: number;
  cell: number;
  offered: boolean;
  /** The tester has lately answered a project of the same maker. */
  isMakerAnswered: boolean;
}

export interface Visitor {
  tester: number;
  /** Counts up: chance falls differently at every visit and not within one. */
  visit: number;
  multipliers: Multipliers;
}

/** The feed of one visit, best first: what a feedback is worth, times the chance that this person gives it. */
export function rankFeed(
  visitor: Visitor,
  base: BaseRates,
  candidates: Iterable<Candidate>,
  length: number = feedOrderRules.shown,
): number[] {
  const best: { project: number; score: number }[] = [];
  for (const candidate of candidates) {
    const score = scoreOf(visitor, base, candidate);
    const last = best.at(-1);
    if (best.length === length && last && score <= last.score) continue;
    if (best.length === length) best.pop();
    let place = best.length;
    while (place > 0 && (best[place - 1]?.score ?? 0) < score) place -= 1;
    best.splice(place, 0, { project: candidate.project, score });
  }
  return best.map(({ project }) => project);
}

export function scoreOf({ tester, visit, multipliers }: Visitor, base: BaseRates, one: Candidate): number {
  const full = one.valueFull * chanceOf(base.full[one.cell] ?? 0, multipliers.full);
  const quick = one.valueQuick * chanceOf(base.quick[one.cell] ?? 0, multipliers.quick);
  const luck = 1 + feedOrderRules.noise * (hashToUnit(one.project, tester, visit) - 0.5);
  const offered = one.offered ? feedOrderRules.offerFactor : 1;
  const answered = one.isMakerAnswered ? feedOrderRules.answeredMakerFactor : 1;
  return (full + quick) * luck * offered * answered;
}
