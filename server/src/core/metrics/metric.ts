import type { Context } from '../context.ts';

/** A day, or a week from Monday on, in UTC. */
export interface Period {
  /** The day it begins with, `2026-11-16`. */
  day: string;
  from: Date;
  /** The first moment after it. */
  until: Date;
}

export interface Figure {
  /** One value for each dimension, in their order. */
  of: readonly (string | number)[];
  value: number;
}

/** Sums of a feature for admins, by day or week. They are stored, so they outlive the rows they were made of. */
export interface Metric {
  /** `<feature>.<what_is_counted>`. */
  name: string;
  /** Names of the dimensions. No dimension may name a person or a project. */
  dimensions: readonly string[];
  every: 'day' | 'week';
  /** Whether it is also counted while its period lasts, every quarter of an hour. */
  isLive: boolean;
  /** Number of past periods that each night recounts, so that rows that arrive late still count. */
  again: number;
  /** Days after its end until a period can be counted. */
  settledAfterDays: number;
  /** Whether a period is counted only once, because its rows change afterwards. */
  isOnce: boolean;
  /** Reads no more than a stretch of an index for one period. */
  count(ctx: Context, period: Period): Promise<readonly Figure[]>;
}

export const metric = (has: Pick<Metric, 'name' | 'dimensions' | 'count'> & Partial<Metric>): Metric => ({
  every: 'day',
  isLive: false,
  again: 3,
  settledAfterDays: 0,
  isOnce: false,
  ...has,
});
