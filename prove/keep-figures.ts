import { type Goal, keepFigures } from '../bench/goals.ts';

/** Keeps what a proof measured in `prove/results/<name>.json`, and fails the proof where a goal was missed. */
export function keepProof(name: string, size: Record<string, number>, goals: readonly Goal[]): void {
  const missed = keepFigures(new URL(`results/${name}.json`, import.meta.url), size, goals);
  if (missed.length > 0) throw new Error(`${name}:\n${missed.join('\n')}`);
}
