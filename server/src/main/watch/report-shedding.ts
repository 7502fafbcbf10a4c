import type { ShedReason } from '../../platform/limits/load-shedder.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';

export interface SheddingReport {
  shed(reason: ShedReason): void;
  stop(): void;
}

/** Says how many requests were turned away and why: each in the metrics, in the log a line a second at most. */
export function reportShedding(metrics: Metrics, log: Log, everyMs = 1_000): SheddingReport {
  let counts: Partial<Record<ShedReason, number>> = {};
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    clearTimeout(timer);
    if (timer) log.warn({ shed: counts }, 'shed load');
    counts = {};
    timer = undefined;
  }

  return {
    shed(reason) {
      metrics.shed(reason);
      counts[reason] = (counts[reason] ?? 0) + 1;
      timer ??= setTimeout(tell, everyMs).unref();
    },
    stop: tell,
  };
}
