import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';

export interface Goal {
  what: string;
  got: number;
  goal: number;
  atMost?: true;
}

/** Prints what was reached and what was not, and keeps the figures beside the size they were measured at. */
export function report(bench: string, size: Record<string, number>, goals: readonly Goal[]): void {
  const missed = keepFigures(new URL(`results/${bench}.json`, import.meta.url), size, goals);
  if (missed.length > 0) process.exitCode = 1;
}

/** The same for whoever keeps them elsewhere; says which goals were missed. */
export function keepFigures(file: URL, size: Record<string, number>, goals: readonly Goal[]): string[] {
  for (const goal of goals) console.log(lineOf(goal));
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
  const told = Object.entries(size).map(([what, count]) => `${count} ${what}`);
  console.log(`${told.join(', ')}, load ${load}`);
  const figures = Object.fromEntries(goals.map(({ what, got }) => [what, Math.round(got * 1000) / 1000]));
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...size, load, figures }, undefined, 2)}\n`);
  return goals.filter((goal) => !isReached(goal)).map(lineOf);
}

function lineOf(goal: Goal): string {
  const side = goal.atMost ? 'at most' : 'at least';
  const outcome = isReached(goal) ? 'reached' : 'NOT reached';
  return `${goal.what.padEnd(45)} ${goal.got.toFixed(2)}, ${side} ${goal.goal}: ${outcome}`;
}

/** What could not be measured was not reached. */
function isReached({ got, goal, atMost }: Goal): boolean {
  return atMost ? got <= goal : got >= goal;
}
