import type { Job } from '../../core/job.ts';
import type { JobOutcome, Metrics } from '../../platform/metrics.ts';

/** Counts and times attempts at jobs, and remembers when each of the timetable last succeeded at this process. */
export function noteJobs(
  metrics: Metrics,
  jobs: readonly Job<never>[],
): (queue: string, outcome: JobOutcome, seconds: number) => void {
  const timetable = new Set(jobs.filter(({ schedule }) => schedule).map(({ name }) => name));
  const lastSuccess: Record<string, number> = {};
  metrics.gauges(
    'schedule_last_success_seconds',
    'When a job of the timetable last succeeded here, in seconds since 1970.',
    'queue',
    () => lastSuccess,
  );
  return (queue, outcome, seconds) => {
    metrics.worked(queue, outcome, seconds);
    if (outcome === 'done' && timetable.has(queue)) lastSuccess[queue] = Date.now() / 1_000;
  };
}
