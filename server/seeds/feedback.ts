import { demoPassword } from '@firstlight/contract/demo-people.ts';
import type { Context, Member } from '../src/core/context.ts';
import { signUp } from '../src/features/accounts/sign-up.ts';
import { markVerified } from '../src/features/accounts/users.queries.ts';
import { writeComment } from '../src/features/comments/write-comment.ts';
import { authorTags } from '../src/features/feedback/author-tags.ts';
import { keepFeedback } from '../src/features/feedback/keep-feedback.ts';
import { openVisit, returnToVisit, startVisit } from '../src/features/feedback/visits.queries.ts';
import { addReaction } from '../src/features/reactions/add-reaction.ts';
import { newToken } from '../src/platform/crypto/secret-token.ts';
import { comments, reactions, testers, texts } from './feedback-texts.ts';

/** What a few testers say about each of these projects: by the product's own acts, in both languages. */
export async function seedFeedback(ctx: Context, projectIds: readonly string[]): Promise<void> {
  const people = await seedTesters(ctx);
  for (const [index, projectId] of projectIds.entries()) {
    for (const [place, tester] of people.entries()) {
      // Not everybody has been everywhere.
      if ((index + place) % 3 === 2) continue;
      const text = texts[(index * people.length + place) % texts.length];
      if (text) await leaveFeedback(ctx, tester, projectId, text);
    }
    await talk(ctx, people, projectId, index);
  }
}

async function seedTesters(ctx: Context): Promise<string[]> {
  for (const person of testers) {
    await signUp(ctx, { ...person, email: `${person.username}@firstlight.example`, password: demoPassword });
  }
  const usernames = testers.map(({ username }) => username);
  const rows = await ctx.db.selectFrom('users').select('id').where('username', 'in', usernames).execute();
  for (const { id } of rows) await markVerified(ctx.db, id, ctx.now());
  return rows.map(({ id }) => id);
}

/** Somebody tries a project, as far as the evidence says, and tells. Gives the feedback's id. */
export async function leaveFeedback(
  ctx: Context,
  testerId: string,
  projectId: string,
  { rating, comment, evidence }: (typeof texts)[number],
): Promise<string> {
  const tags = authorTags(ctx.vault, testerId, projectId);
  const minutesAgo = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000);
  const { tokenHash } = newToken();
  await startVisit(ctx.db, {
    ...tags,
    projectId,
    tokenHash,
    startedAt: minutesAgo(9),
    tokenExpiresAt: ctx.now(),
  });
  if (evidence !== 'seen') await openVisit(ctx.db, tokenHash, minutesAgo(8));
  if (evidence === 'used') await returnToVisit(ctx.db, tags.pairTag, { leadsOut: true, now: minutesAgo(5) });
  const kept = await keepFeedback(ctx, { id: testerId, isLimited: false }, { projectId, rating, comment });
  return kept.id;
}

/** Some react, some comment, and one answers. */
async function talk(
  ctx: Context,
  people: readonly string[],
  projectId: string,
  index: number,
): Promise<void> {
  for (const [place, userId] of people.entries()) {
    const kind = reactions[(index + place) % reactions.length];
    const as = {
      ...ctx,
      actor: memberOf(userId),
      takeLimit: async () => undefined,
      setCookie: () => undefined,
      readCookie: () => undefined,
      userAgent: undefined,
    };
    if (kind && place % 2 === index % 2) await addReaction(as, { projectId, kind });
  }
  const [asks, answers] = [people[index % people.length], people[(index + 1) % people.length]];
  const said = comments[index % comments.length];
  if (!said || !asks || !answers) return;
  const { id } = await writeComment({ ...ctx, actor: memberOf(asks) }, { projectId, body: said.body });
  await writeComment({ ...ctx, actor: memberOf(answers) }, { projectId, body: said.reply, parentId: id });
}

function memberOf(id: string): Member {
  return {
    kind: 'member',
    id,
    username: '',
    sessionId: '',
    hasAcceptedTerms: true,
    isAdmin: false,
    address: '127.0.0.1',
  };
}
