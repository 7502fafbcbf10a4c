import type { FigureRow } from '../analytics.queries.ts';

/** Figures of one metric by what they are told apart by. */
export interface Sums {
  /** Nought where nothing was counted. */
  of(...parts: (string | number)[]): number;
  rows: readonly { of: string[]; value: number }[];
}

export function sumsOf(rows: readonly FigureRow[]): Sums {
  const known = new Map(rows.map(({ of, value }) => [of, value]));
  return {
    of: (...parts) => known.get(parts.join(' ')) ?? 0,
    rows: rows.map(({ of, value }) => ({ of: of.split(' '), value })),
  };
}
