import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { gatherDue, mailNews } from '../../features/outreach/notifications/notifications.jobs.ts';
import { jobs } from '../../main/registries.ts';
import { runPendingJobs as workOffJobs } from '../../main/run-pending-jobs.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import { newMember } from '../projects/projects.ts';
import type { World } from '../world.ts';

/** Somebody who has said what they care for. */
export async function newTester(
  world: World,
  username: string,
  interests: readonly Category[] = ['finance'],
  language: 'en' | 'fr' = 'en',
): Promise<Member> {
  const member = await newMember(world, username);
  await world.database.pool.query('insert into profiles (user_id, interests) values ($1, $2)', [
    member.id,
    interests,
  ]);
  await world.database.pool.query('update users set language = $2 where id = $1', [member.id, language]);
  return member;
}

/** Acts as somebody, with limits that nobody reaches. */
export function as(world: World, actor: Member): HttpContext<Member> {
  return {
    ...world.ctx,
    actor,
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    concerns: () => undefined,
    userAgent: undefined,
  };
}

/** Does what has been put on the queue, and what follows from it; mails stay undone. */
export async function workOff(world: World): Promise<void> {
  await workOffJobs(world.jobCtx, world.happened.jobs);
}

/** Does one job by its name, and nothing of what follows from it. */
export async function runJob({ jobCtx }: World, name: string, payload: object): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run(jobCtx, payload);
}

/** Sends everybody the mail about their news that is due, and returns all that left. */
export async function mailDue({ jobCtx, happened }: World): Promise<Mail[]> {
  await gatherDue.run(jobCtx, {});
  for (const { name, payload } of happened.jobs.splice(0)) {
    if (name === mailNews.name) await mailNews.run(jobCtx, payload);
  }
  return happened.mails.splice(0);
}
