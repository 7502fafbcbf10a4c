import type { Log } from '../../platform/log.ts';
import type { Context } from '../context.ts';
import { findUnknownMarks } from './find-unknown-marks.ts';

export interface RestoreWatch {
  /** Looks again: at a start, and whenever PostgreSQL was away. */
  look(): Promise<void>;
  /** Whether the database was restored, and what must be done again was not yet. From memory. */
  isUnsettled(): boolean;
  stop(): void;
}

/** A restored database holds people who have erased their accounts, and sessions that had ended: nobody is served from it. */
export function watchRestore(
  ctx: Pick<Context, 'db' | 'files'> & { log: Log },
  everyMs = 5_000,
): RestoreWatch {
  let isUnsettled = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const was = isUnsettled;
    isUnsettled = (await findUnknownMarks(ctx)).length > 0;
    if (isUnsettled && !was) ctx.log.error('not ready: the database was restored; run admin replay-erasures');
    if (was && !isUnsettled) ctx.log.info('erasures were replayed; open again');
    if (isUnsettled) again();
  }

  function again(): void {
    timer = setTimeout(() => void look().catch(again), everyMs).unref();
  }

  return { look, isUnsettled: () => isUnsettled, stop: () => clearTimeout(timer) };
}
