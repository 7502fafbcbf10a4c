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

/** What a feature counts about itself for admins: a few sums for each day or week, kept when what they were made of is long gone. */
export interface Metric {
  /** `<feature>.<what_is_counted>`. */
  name: string;
  /** By what the sums are told apart; none of them may name anybody or anything. */
  dimensions: readonly string[];
  every: 'day' | 'week';
  /** Counted while its period lasts, every quarter of an hour: only for what anybody can see happen. */
  isLive: boolean;
  /** How many periods that are over are counted anew each night, so that what comes late still counts. */
  again: number;
  /** Days after its end until a period can be counted. */
  settledAfterDays: number;
  /** Counted once and never anew: afterwards it could not be counted any more, or would tell what changed since. */
  isOnce: boolean;
  /** Made of what people do hidden, or of who was there: kept in steps alone (`stepsOf`), each figure by itself. */
  isStepped: boolean;
  /** Reads no more than a stretch of an index for one period. */
  count(ctx: Context, period: Period): Promise<readonly Figure[]>;
}

export const metric = (has: Pick<Metric, 'name' | 'dimensions' | 'count'> & Partial<Metric>): Metric => ({
  every: 'day',
  isLive: false,
  again: 3,
  settledAfterDays: 0,
  isOnce: false,
  isStepped: false,
  ...has,
});
