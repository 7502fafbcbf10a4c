import { demoPassword } from '@firstlight/contract/demo-people.ts';
import type { Context, HttpContext, Member } from '../src/core/context.ts';
import { signUp } from '../src/features/accounts/sign-up.ts';
import { markVerified } from '../src/features/accounts/users.queries.ts';
import { markFeedback } from '../src/features/feedback/mark-feedback.ts';
import { replyInThread } from '../src/features/feedback/reply-in-thread.ts';
import { countMerits } from '../src/features/merits/count-merits.ts';
import { postProject } from '../src/features/projects/post-project.ts';
import { weighProjects } from '../src/features/validation/weigh-projects.ts';
import { leaveFeedback } from './feedback.ts';
import { memberContext } from './member-context.ts';
import { earlyTesters, seasoned } from './seasoned-texts.ts';

const day = 24 * 60 * 60 * 1000;

/** So long ago that everything a tester did has come into their counters. */
const began = 40;

/**
 * A past: projects that testers came to over weeks, and a maker who answered them. What they have earned by it is not
 * written down here; the nights find it by the product's own rules.
 */
export async function seedSeasoned(ctx: Context): Promise<void> {
  const testers = await seedEarlyTesters(at(ctx, 120));
  for (const { language, project, said } of seasoned) {
    const { by, link = null, callToActionUrl = null, ...words } = project;
    const maker = await makerContext(ctx, by);
    const form = { ...words, link, callToActionUrl, language, coverAlt: '' };
    const { id: projectId } = await postProject(at(maker, began), maker.actor.id, form);
    for (const [place, text] of said.entries()) {
      const then = at(ctx, began - 1 - 2 * place);
      const feedbackId = await leaveFeedback(then, testers[place] ?? '', projectId, {
        ...text,
        evidence: 'used',
      });
      await answer({ ...maker, now: then.now }, feedbackId);
    }
  }
  await weighProjects(ctx);
  // The night before last, so that the badges it found have been granted by now.
  await countMerits(at(ctx, 2));
}

/** As if it were so many days ago. */
function at<C extends Context>(ctx: C, daysAgo: number): C {
  const then = new Date(ctx.now().getTime() - daysAgo * day);
  return { ...ctx, now: () => then };
}

async function seedEarlyTesters(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for (const person of earlyTesters) {
    await signUp(ctx, { ...person, email: `${person.username}@firstlight.example`, password: demoPassword });
    const { actor } = await memberContext(ctx, person.username);
    await markVerified(ctx.db, actor.id, ctx.now());
    ids.push(actor.id);
  }
  return ids;
}

async function makerContext(ctx: Context, username: string): Promise<HttpContext<Member>> {
  return {
    ...(await memberContext(ctx, username)),
    takeLimit: async () => undefined,
    setCookie: () => undefined,
    readCookie: () => undefined,
    userAgent: undefined,
  };
}

async function answer(maker: HttpContext<Member>, feedbackId: string): Promise<void> {
  await markFeedback(maker, { feedbackId, mark: 'helpful' });
  const text = 'Thank you, this is what I needed to hear. I have put it on the list for next week.';
  await replyInThread(maker, { feedbackId, messageId: maker.newId(), text });
}
