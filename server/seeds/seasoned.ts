import type { Context } from '../src/core/context.ts';
import { measureMetrics } from '../src/features/trials/distribution/measure/measure-metrics.ts';
import type { Crowd } from './crowd.ts';
import { answer, leaveFeedback } from './feedback.ts';
import { look, passBy } from './member-activity.ts';
import { type PostedProject, postNext } from './projects.ts';
import { seasoned } from './seasoned-texts.ts';
import { daysAgo, type FollowUp } from './story-time.ts';

/** So long ago that everything a tester did has come into their counters, and shows. */
const began = 90;

/** Apart from the numbers of the later projects. */
const firstNumber = 100;

/** When admins' figures were counted that today's are held against. */
const countedBefore = 30;

/**
 * A past: projects that testers came to over weeks, and a maker who answered them. What they have earned by it is not
 * written down here; the nights find it by the product's own rules.
 */
export async function seedSeasoned(ctx: Context, crowd: Crowd, followUp: FollowUp): Promise<void> {
  for (const [place, { said, ...written }] of seasoned.entries()) {
    const posted = daysAgo(ctx, began);
    const project = await postNext(posted, written, firstNumber + place);
    await followUp(posted);
    await hear(ctx, crowd, project, said);
    await followUp(daysAgo(ctx, began - 2 * crowd.early.length));
  }
  await measureMetrics(daysAgo(ctx, countedBefore));
}

/** An early tester every other day, and passers-by with them. */
async function hear(
  ctx: Context,
  { early, passersBy }: Crowd,
  project: PostedProject,
  said: (typeof seasoned)[number]['said'],
): Promise<void> {
  for (const [place, tester] of early.entries()) {
    const then = daysAgo(ctx, began - 1 - 2 * place);
    await look(then, tester, [project]);
    const text = said[place];
    if (!text) continue;
    const note = [text.rating, 'used', text.comment] as const;
    const feedbackId = await leaveFeedback(then, tester.id, project.projectId, note);
    await answer(then, project, { feedbackId, place });
  }
  for (const [place, visitor] of passersBy.entries()) {
    const then = daysAgo(ctx, began - 2 - place);
    await look(then, visitor, [project]);
    await passBy(then, visitor, place, project);
  }
}
