import { deficitFirst, mostFeedback, mostRecent, trending } from './baselines.ts';
import { hindsightBound } from './bound.ts';
import { type Measured, measure } from './measure.ts';
import { oursByFeed, oursWithInvitations } from './ours/ours.ts';
import { fullSize, type Supply } from './scenarios.ts';
import { simulate } from './simulate.ts';
import { makeWorld } from './world.ts';

export interface Task {
  kind: 'policies' | 'bound';
  supply: Supply;
  seed: number;
}

export interface Answer extends Task {
  /** By policy; none where the bound was asked for. */
  measured: Record<string, Measured>;
  bound?: number;
}

export const baselines = [mostRecent, trending, mostFeedback, deficitFirst];
export const ours = [oursByFeed, oursWithInvitations];

/** One world: every policy in it, or what hindsight could have done. */
export async function solve(task: Task): Promise<Answer> {
  const world = makeWorld(fullSize(task.supply, task.seed));
  if (task.kind === 'bound') return { ...task, measured: {}, bound: await hindsightBound(world) };
  const measured = [...baselines, ...ours].map((policy) => [policy.name, measure(simulate(world, policy))]);
  return { ...task, measured: Object.fromEntries(measured) };
}
