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
  for (const { what, got, goal, atMost } of goals) {
    const reached = atMost ? got <= goal : got >= goal;
    const side = atMost ? 'at most' : 'at least';
    console.log(
      `${what.padEnd(45)} ${got.toFixed(2)}, ${side} ${goal}: ${reached ? 'reached' : 'NOT reached'}`,
    );
    if (!reached) process.exitCode = 1;
  }
  const load = loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');
  const told = Object.entries(size).map(([what, count]) => `${count} ${what}`);
  console.log(`${told.join(', ')}, load ${load}`);
  const figures = Object.fromEntries(goals.map(({ what, got }) => [what, Math.round(got * 1000) / 1000]));
  const results = new URL('results/', import.meta.url);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    new URL(`${bench}.json`, results),
    `${JSON.stringify({ ...size, load, figures }, undefined, 2)}\n`,
  );
}
