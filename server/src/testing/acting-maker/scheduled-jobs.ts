import { randomUUID } from 'node:crypto';
import type { Job } from '../../core/job.ts';
import { jobs } from '../../main/registries.ts';
import { workOff } from '../people/testers.ts';
import type { World } from '../world.ts';

const minute = 60_000;
const quarter = 15 * minute;

/** What admins read, and mails, which say no more than the bell: no part of what a maker sees in the lists. */
const leftOut = new Set(['distribution.take-metrics', 'notifications.gather-due']);
const scheduled = jobs.filter(({ name, schedule }) => schedule && !leftOut.has(name));
/**
 * By the hour here: offers, badges' news and joined news reach testers a little later. What makers see of hidden acts is
 * done by the quarter, as it is in production.
 */
const quarterly = new Set([
  'feedback.release-pending',
  'feedback.announce-tests',
  'distribution.sum-exposures',
]);

/** Does what the clock causes in the quarter of an hour that ends now, each job at its last moment in it. */
export async function runScheduled(world: World, until: number): Promise<void> {
  const due = scheduled
    .map((job) => ({ job, at: lastDue(job, until) }))
    .filter((one): one is { job: Job<never>; at: number } => one.at !== undefined)
    .toSorted((one, other) => one.at - other.at);
  for (const { job, at } of due) {
    world.clock.now = new Date(at);
    // Lots are drawn from ids.
    await job.run({ ...world.jobCtx, newId: randomUUID }, {});
    await workOff(world);
  }
  world.clock.now = new Date(until);
}

/** The last minute of this quarter that a schedule names; Paris is an hour ahead all winter. */
function lastDue({ name, schedule }: Job<never>, until: number): number | undefined {
  const isNightly = !schedule?.cron.endsWith(' * * * *');
  if (!isNightly && !quarterly.has(name) && until % (4 * quarter) !== 0) return undefined;
  const [minutes = '', hours = ''] = (schedule?.cron ?? '').split(' ');
  for (let at = until; at > until - quarter; at -= minute) {
    const there = new Date(at + (schedule?.timeZone === 'UTC' ? 0 : 60 * minute));
    if (holds(minutes, there.getUTCMinutes()) && holds(hours, there.getUTCHours())) return at;
  }
  return undefined;
}

/** Knows as much of cron as our schedules use: `*`, a number, a range, and steps of them. */
function holds(field: string, value: number): boolean {
  const [range = '', step = '1'] = field.split('/');
  const [from, to] = range === '*' ? [0, 59] : range.split('-').map(Number);
  return value >= (from ?? 0) && value <= (to ?? from ?? 0) && (value - (from ?? 0)) % Number(step) === 0;
}
