/**
 * Loaded before a worker begins: moves its clock by `CLOCK_SHIFT_MS`, for what depends on the hour. Only the process
 * itself is moved; PostgreSQL, and the queue in it, keep the real time.
 */
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: []) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
} as DateConstructor;
