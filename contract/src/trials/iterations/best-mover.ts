import type { SkipReason } from '../feedback/skip-rules.ts';

interface Sides {
  before: readonly { reason: SkipReason; share: number }[];
  after: readonly { reason: SkipReason; share: number }[];
}

export interface Moved {
  reason: SkipReason;
  before: number;
  after: number;
}

/** Every reason that was given on either side, as they stand before. */
export function movedReasons({ before, after }: Sides): Moved[] {
  return before
    .map(({ reason, share }) => ({
      reason,
      before: share,
      after: after.find((one) => one.reason === reason)?.share ?? 0,
    }))
    .filter((one) => one.before > 0 || one.after > 0);
}

/** The reason that fell most; where none fell, the one that rose least. */
export function bestMover(sides: Sides): Moved {
  const [best] = movedReasons(sides).toSorted(
    (one, other) => one.after - one.before - (other.after - other.before),
  );
  return best ?? { reason: 'other', before: 0, after: 0 };
}
