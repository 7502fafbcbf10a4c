import type { Context } from '../src/core/context.ts';
import { addSessions, seedCrowd } from './crowd.ts';
import { seedFeatures } from './feature-seeds.ts';
import { seedIterations } from './iterations.ts';
import { seedLongPast } from './long-past.ts';
import { seedPastQuarters } from './moderation/past-quarters.ts';
import { runNightlyJobs } from './nightly-jobs.ts';
import { seedPeople } from './people.ts';
import { seedProfiles } from './profiles.ts';
import { seedSeasoned } from './seasoned.ts';
import type { FollowUp, Progress } from './story-time.ts';
import { seedConversations } from './talk/conversations.ts';
import { seedGroups } from './talk/groups.ts';
import { seedTwoWeeks } from './two-weeks.ts';

/** Believable people doing what people do, through the same acts the product uses. False: the database is not empty. */
export async function seedDemo(
  ctx: Context,
  followUp: FollowUp,
  progress: Progress = () => undefined,
): Promise<boolean> {
  const first = await ctx.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (first) return false;
  await seedPeople(ctx);
  await seedProfiles(ctx);
  progress('the demo people can sign in; what they and others did follows');
  const crowd = await seedCrowd(ctx);
  progress('everybody who tests has signed up');
  await seedLongPast(ctx);
  await seedSeasoned(ctx, crowd, followUp);
  await seedPastQuarters(ctx);
  progress('the past is told');
  await seedTwoWeeks(ctx, crowd, followUp, progress);
  await seedIterations(ctx, followUp);
  await seedConversations(ctx, followUp);
  await seedGroups(ctx, followUp);
  await seedFeatures(ctx);
  await addSessions(ctx);
  progress('the nights are counted');
  await runNightlyJobs(ctx);
  return true;
}
