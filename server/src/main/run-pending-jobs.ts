import type { JobContext, JobRequest } from '../core/job.ts';
import { jobs } from './registries.ts';

/**
 * Does what waits and what follows from it, each thing once: what a worker does, for tests and seeds, whose time is not
 * the clock's. Mails are left out and given back.
 */
export async function runPendingJobs(ctx: JobContext, waiting: JobRequest[]): Promise<JobRequest[]> {
  const mails: JobRequest[] = [];
  while (waiting.length > 0) {
    const once = new Map(waiting.splice(0).map((request) => [JSON.stringify(request), request]));
    for (const request of once.values()) {
      const job = jobs.find(({ name }) => name === request.name);
      if (job?.kind === 'mail') mails.push(request);
      else await job?.run(ctx, request.payload);
    }
  }
  return mails;
}
