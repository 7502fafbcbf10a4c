import { writeFileSync } from 'node:fs';
import { goals } from './goals.ts';
import { boundSeeds, heldOutSeeds, type Supply } from './scenarios.ts';
import { solveAll } from './solve-all.ts';
import {
  type Figures,
  figuresOf,
  policyNames,
  type Ratio,
  ratiosOf,
  supplyNames,
  worldsAhead,
} from './summary.ts';
import type { Task } from './task.ts';

const results = new URL('../results/distribution.json', import.meta.url);

/** Every policy in every held-out world, and the hindsight bound beside them; deterministic to the last digit. */
export async function benchDistribution(): Promise<void> {
  const began = performance.now();
  // The longest first: two workers then end at about the same time.
  const answers = await solveAll([
    ...supplyNames.flatMap((supply) => tasks('bound', supply, boundSeeds[supply])),
    ...supplyNames.flatMap((supply) => tasks('policies', supply, heldOutSeeds)),
  ]);
  const figures = figuresOf(answers);
  const ratios = ratiosOf(answers);
  const ahead = worldsAhead(answers);
  console.log(`\n\n${table(figures, ratios).join('\n')}\n`);
  console.log(`Ours ahead of every baseline in ${ahead.ahead} of ${ahead.of} worlds.`);
  for (const { what, got, least, floor } of goals(figures, ratios)) {
    const reached = got >= least;
    console.log(
      `${what.padEnd(45)} ${got.toFixed(3)}, ${floor ? 'floor' : 'goal'} ${least}: ${reached ? 'reached' : 'NOT reached'}`,
    );
    if (floor && !reached) process.exitCode = 1;
  }
  writeFileSync(
    results,
    `${JSON.stringify({ seeds: heldOutSeeds, boundSeeds, figures, ratios, ahead }, rounded, 2)}\n`,
  );
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
}

function tasks(kind: Task['kind'], supply: Supply, seeds: readonly number[]): Task[] {
  return seeds.map((seed) => ({ kind, supply, seed }));
}

function table(figures: Figures, ratios: Record<string, Ratio>): string[] {
  const rows = policyNames.map((name) => [
    name,
    ...supplyNames.map((supply) => percent(figures[supply][name]?.onTime)),
    ...supplyNames.map((supply) => percent(figures[supply][name]?.unanswered)),
    percent(figures.balanced[name]?.worstCategory),
    ...supplyNames.map((supply) => ratios[supply]?.reached[name]?.toFixed(2) ?? '-'),
    ...supplyNames.map((supply) => String(Math.round(figures[supply][name]?.messages ?? 0))),
  ]);
  const three = (what: string) => supplyNames.map((supply) => `${what} ${supply}`);
  const head = [
    'policy',
    ...three('48 h %'),
    ...three('nothing in 7 d %'),
    'worst category balanced %',
    ...three('of bound'),
    ...three('messages'),
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

function percent(share: number | undefined): string {
  return share === undefined ? '-' : (100 * share).toFixed(1);
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}
