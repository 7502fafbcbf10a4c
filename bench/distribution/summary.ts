import { meanOf } from '../../server/src/features/trials/distribution/model/statistics.ts';
import type { Measured } from './measure.ts';
import { type Supply, supplies } from './scenarios.ts';
import { type Answer, baselines, ours } from './task.ts';

export type Figures = Record<Supply, Record<string, Measured>>;

export interface Ratio {
  bound: number;
  /** By policy: what it reached of the bound. */
  reached: Record<string, number>;
}

export const supplyNames = Object.keys(supplies) as Supply[];
export const policyNames = [...baselines, ...ours].map(({ name }) => name);

/** Means over seeds. */
export function figuresOf(answers: readonly Answer[]): Figures {
  return bySupply((supply) => {
    const runs = answers.filter((one) => one.kind === 'policies' && one.supply === supply);
    return Object.fromEntries(policyNames.map((name) => [name, meanMeasured(runs, name)]));
  });
}

/** Against the bound of the same worlds. */
export function ratiosOf(answers: readonly Answer[]): Record<Supply, Ratio> {
  return bySupply((supply) => {
    const bounds = answers.filter((one) => one.kind === 'bound' && one.supply === supply);
    const bound = meanOf(bounds.map((one) => one.bound ?? Number.NaN));
    const seeds = bounds.map(({ seed }) => seed);
    const runs = answers.filter((one) => one.kind === 'policies' && one.supply === supply);
    const same = runs.filter(({ seed }) => seeds.includes(seed));
    const reached = policyNames.map((name) => [name, meanMeasured(same, name).onTimeOfAll / bound]);
    return { bound, reached: Object.fromEntries(reached) };
  });
}

/** In how many worlds ours was ahead of the best baseline. */
export function worldsAhead(answers: readonly Answer[]): { ahead: number; of: number } {
  const runs = answers.filter(({ kind }) => kind === 'policies');
  const onTime = (run: Answer, name: string) => run.measured[name]?.onTime ?? 0;
  const ahead = runs.filter((run) => {
    const best = Math.max(...baselines.map(({ name }) => onTime(run, name)));
    return ours.every(({ name }) => onTime(run, name) >= best);
  });
  return { ahead: ahead.length, of: runs.length };
}

function meanMeasured(runs: readonly Answer[], name: string): Measured {
  const all = runs.flatMap((run) => run.measured[name] ?? []);
  const keys = Object.keys(all[0] ?? {}) as (keyof Measured)[];
  return Object.fromEntries(
    keys.map((key) => [key, meanOf(all.map((one) => one[key]))]),
  ) as unknown as Measured;
}

function bySupply<T>(of: (supply: Supply) => T): Record<Supply, T> {
  return { scarce: of('scarce'), balanced: of('balanced'), abundant: of('abundant') };
}
