import { createRequire } from 'node:module';
import type { Highs } from 'highs';
import { minimumFeedbackRules } from '../../contract/src/rules.ts';
import { valueRules } from '../../contract/src/trials/distribution/distribution-rules.ts';
import { expectedViews, type Showing, showings } from './best-knowledge.ts';
import { ceilings } from './ceiling.ts';
import type { Visit, World } from './world.ts';

// Its types describe the CommonJS build only.
const loadHighs: () => Promise<Highs> = createRequire(import.meta.url)('highs');

/**
 * The share of projects that could at most be in time, had one known who would come and when, but not how each
 * coin would fall. A linear programme: how much of each showing to use, within what each visit has time for, so
 * that as many projects as possible expect their minimum. Whole success is never more than the smaller of
 * full / 3 and notes / 5, so no policy does better on average.
 */
export async function hindsightBound(world: World): Promise<number> {
  const { visits } = world;
  const highs = await loadHighs();
  const due = world.projects.filter(
    ({ postedAt }) => postedAt + valueRules.deadlineHours <= world.hours,
  ).length;
  const all = showings(world);
  const programme = writeProgramme(all, visits, due, ceilings(all, due));
  const source = { ...programme, sense: highs.constants.objectiveSense.maximize };
  const prices = highs.withModel(source, (model) => {
    // Prices are all we want of it; a corner of the polytope would take several times as long.
    model.options.set({ output_flag: false, solver: 'ipx', run_crossover: 'off' });
    model.run();
    return model.getSolution().rowDual;
  });
  // Which sign they come back with depends on what presolve did; the wrong one only gives a weaker bound.
  const negated = Float64Array.from(prices, (price) => -price);
  return Math.min(certifiedBound(programme, prices), certifiedBound(programme, negated)) / due;
}

/**
 * Any prices that are not negative give an upper bound (weak duality), however well or badly they were found. So
 * the figure does not rest on the solver's word.
 */
function certifiedBound(programme: Programme, rowDual: ArrayLike<number>): number {
  const { colCost, colUpper, rowUpper, matrix } = programme;
  const prices = Float64Array.from(rowDual, (price) => Math.max(0, price));
  let bound = prices.reduce((sum, price, row) => sum + price * (rowUpper[row] ?? 0), 0);
  for (let column = 0; column < programme.numCols; column += 1) {
    let gain = colCost[column] ?? 0;
    for (let at = matrix.starts[column] ?? 0; at < (matrix.starts[column + 1] ?? 0); at += 1) {
      gain -= (matrix.values[at] ?? 0) * (prices[matrix.indices[at] ?? 0] ?? 0);
    }
    bound += Math.max(0, gain) * (colUpper[column] ?? 0);
  }
  return bound;
}

type Programme = ReturnType<typeof writeProgramme>;

/** Columns: one per showing, then one per project. Rows: full and notes per project, time and views per visit, pairs. */
function writeProgramme(all: readonly Showing[], visits: readonly Visit[], due: number, most: Float64Array) {
  const visitRow = 2 * due;
  const pairRow = visitRow + 2 * visits.length;
  const pairs = repeatedPairs(all);
  const numRows = pairRow + pairs.size;
  const numCols = all.length + due;
  const starts: number[] = [];
  const indices: number[] = [];
  const values: number[] = [];
  const put = (row: number, value: number) => {
    indices.push(row);
    values.push(value);
  };
  const leastLeaves = new Float64Array(visits.length).fill(1);
  for (const { visit, tester, project, full, quick, cost, leaves } of all) {
    leastLeaves[visit] = Math.min(leaves, leastLeaves[visit] ?? 1);
    starts.push(indices.length);
    put(project, -full);
    put(due + project, -full - quick);
    put(visitRow + visit, cost);
    put(visitRow + visits.length + visit, 1);
    const pair = pairs.get(pairKey(tester, project));
    if (pair !== undefined) put(pairRow + pair, 1);
  }
  for (let project = 0; project < due; project += 1) {
    starts.push(indices.length);
    put(project, minimumFeedbackRules.full);
    put(due + project, minimumFeedbackRules.total);
  }
  starts.push(indices.length);
  const rowUpper = new Float64Array(numRows).fill(1, pairRow);
  for (const [visit, { views }] of visits.entries()) {
    // The last card may be a feedback that takes longer than what was left.
    rowUpper[visitRow + visit] = views + 1;
    rowUpper[visitRow + visits.length + visit] = expectedViews(views, leastLeaves[visit] ?? 1);
  }
  const colUpper = new Float64Array(numCols).fill(1);
  colUpper.set(most, all.length);
  return {
    numCols,
    numRows,
    colCost: new Float64Array(numCols).fill(1, all.length),
    colLower: new Float64Array(numCols),
    colUpper,
    rowLower: new Float64Array(numRows).fill(Number.NEGATIVE_INFINITY),
    rowUpper,
    matrix: {
      format: 'csc' as const,
      numRows,
      numCols,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(indices),
      values: Float64Array.from(values),
    },
  };
}

/** Pairs that could meet in several visits: at most once in all. */
function repeatedPairs(all: readonly Showing[]): Map<number, number> {
  const seen = new Set<number>();
  const repeated = new Map<number, number>();
  for (const { tester, project } of all) {
    const key = pairKey(tester, project);
    if (seen.has(key) && !repeated.has(key)) repeated.set(key, repeated.size);
    seen.add(key);
  }
  return repeated;
}

function pairKey(tester: number, project: number): number {
  return tester * 2 ** 20 + project;
}
