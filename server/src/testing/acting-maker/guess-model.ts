import { solve } from './solve.ts';

/** A note of which somebody among the suspects is the author: what each signal says of each of them. */
export interface Case {
  /** By signal, then by suspect. */
  scores: Float64Array[];
  author: number;
}

/** How well authors were told from the others, with the half-width of each 95 % interval. */
export interface Outcome {
  /** How many of the others score below the author, on average: half if it says nothing. */
  auc: number;
  aucMargin: number;
  /** The same with everybody as often among the others as they have written: what is left beyond who writes much. */
  beyond: number;
  beyondMargin: number;
  /** How often the first guess is right, as a multiple of chance. */
  first: number;
  firstMargin: number;
}

const rounds = 6;
/** Draws weights a little towards zero. */
const pull = 1;

/**
 * Learns from one half of the notes, whose authors it is told, how to weigh these signals, guesses the other half, and the
 * other way round: a logistic choice among the suspects, as an attacker with known examples would fit it.
 */
export function guess(cases: readonly Case[], signals: readonly number[]): Outcome {
  const halves = [0, 1].map((half) => cases.filter((_, index) => index % 2 === half));
  const written = new Float64Array(cases[0]?.scores[0]?.length ?? 1);
  for (const { author } of cases) written[author] = (written[author] as number) + 1;
  const tried = halves.flatMap((half, at) => {
    const weights = learn(halves[1 - at] ?? [], signals);
    return half.map((one) => rank(totals(one, signals, weights), one.author, written));
  });
  const [auc, aucMargin] = average(tried.map(({ below }) => below));
  const [beyond, beyondMargin] = average(tried.map((one) => one.beyond));
  const [first, firstMargin] = average(tried.map((one) => one.first * written.length));
  return { auc, aucMargin, beyond, beyondMargin, first, firstMargin };
}

/** Evens scores out, so that every signal speaks as loudly: around zero, with a spread of one. */
export function standardised(scores: readonly number[]): Float64Array {
  const middle = mean(scores);
  const spread = Math.sqrt(mean(scores.map((score) => (score - middle) ** 2)));
  return Float64Array.from(scores, (score) => (spread > 1e-9 ? (score - middle) / spread : 0));
}

/** Newton's way to the weights that make the known authors most likely. */
function learn(cases: readonly Case[], signals: readonly number[]): Float64Array {
  let weights = new Float64Array(signals.length);
  for (let round = 0; round < rounds; round++) {
    const { slope, bend } = around(cases, signals, weights);
    const step = solve(bend, slope);
    weights = weights.map((weight, n) => weight + Math.max(-1, Math.min(1, step[n] as number)));
  }
  return weights;
}

/** The slope of the log-likelihood, and how it bends: the expected product of each two signals, less their means'. */
function around(cases: readonly Case[], signals: readonly number[], weights: Float64Array) {
  const size = signals.length;
  const slope = weights.map((weight) => -pull * weight);
  const bend = Array.from({ length: size }, (_, n) => new Float64Array(size).fill(pull, n, n + 1));
  for (const one of cases) {
    const likely = softmax(totals(one, signals, weights));
    const scores = signals.map((signal) => one.scores[signal] as Float64Array);
    const means = scores.map((of) => product(likely, of));
    for (let n = 0; n < size; n++) {
      const of = scores[n] as Float64Array;
      slope[n] = (slope[n] as number) + (of[one.author] as number) - (means[n] as number);
      const weighted = likely.map((part, suspect) => part * (of[suspect] as number));
      const row = bend[n] as Float64Array;
      for (let m = 0; m <= n; m++) {
        const both = product(weighted, scores[m] as Float64Array);
        row[m] = (row[m] as number) + both - (means[n] as number) * (means[m] as number);
      }
    }
  }
  // It is symmetric: the other half is the same.
  for (const [n, row] of bend.entries())
    for (let m = 0; m < n; m++) (bend[m] as Float64Array)[n] = row[m] as number;
  return { slope, bend };
}

function totals({ scores }: Case, signals: readonly number[], weights: Float64Array): Float64Array {
  const sums = new Float64Array(scores[0]?.length ?? 0);
  for (const [n, signal] of signals.entries()) {
    const [of, weight] = [scores[signal] as Float64Array, weights[n] as number];
    for (let suspect = 0; suspect < sums.length; suspect++) {
      sums[suspect] = (sums[suspect] as number) + weight * (of[suspect] as number);
    }
  }
  return sums;
}

function softmax(sums: Float64Array): Float64Array {
  const top = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const parts = sums.map((sum) => Math.exp(sum - top));
  const all = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / all);
}

/** Among equals any order is as likely as another. */
function rank(sums: Float64Array, author: number, written: Float64Array) {
  const own = sums[author] as number;
  let [below, equal, beyond, others] = [0, 0, 0, 0];
  for (const [suspect, sum] of sums.entries()) {
    if (suspect === author) continue;
    const place = sum < own - 1e-12 ? 1 : sum <= own + 1e-12 ? 0.5 : 0;
    if (place === 0.5) equal += 1;
    below += place;
    beyond += place * (written[suspect] as number);
    others += written[suspect] as number;
  }
  const isFirst = below + equal / 2 === sums.length - 1;
  return {
    below: below / (sums.length - 1),
    beyond: beyond / others,
    first: isFirst ? 1 / (equal + 1) : 0,
  };
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += (one[n] as number) * (other[n] as number);
  return sum;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function average(values: readonly number[]): [number, number] {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return [middle, 1.96 * Math.sqrt(variance / values.length)];
}
