import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import type { Context } from '../src/core/context.ts';
import { writeComment } from '../src/features/showcase/comments/write-comment.ts';
import { addReaction } from '../src/features/showcase/reactions/add-reaction.ts';
import { authorTags } from '../src/features/trials/feedback/author-tags.ts';
import { markFeedback } from '../src/features/trials/feedback/give/mark-feedback.ts';
import { storeFeedback } from '../src/features/trials/feedback/give/store-feedback.ts';
import {
  openTestRow,
  returnToTestRow,
  startTestRow,
} from '../src/features/trials/feedback/test-it/tests.queries.ts';
import { replyInThread } from '../src/features/trials/feedback/threads/reply-in-thread.ts';
import { newToken } from '../src/platform/crypto/secret-token.ts';
import type { Visitor } from './crowd.ts';
import { actAs, memberContext } from './member-context.ts';
import type { PostedProject } from './projects.ts';
import type { Note, Said } from './said/note.ts';
import { thanks } from './said/thanks.ts';
import { showActs } from './show-acts.ts';

/** Somebody tries a project, as far as the evidence says, and tells. Gives the feedback's id. */
export async function leaveFeedback(
  ctx: Context,
  testerId: string,
  projectId: string,
  [rating, evidence, comment]: Note,
): Promise<string> {
  await beginTest(ctx, testerId, { projectId, evidence });
  const kept = await storeFeedback(ctx, { id: testerId, isLimited: false }, { projectId, rating, comment });
  await showActs(ctx);
  return kept.id;
}

/** Somebody tries a project, and may or may not come back to tell. */
export async function beginTest(
  ctx: Context,
  testerId: string,
  { projectId, evidence }: { projectId: string; evidence: Evidence },
): Promise<void> {
  const tags = authorTags(ctx.vault, testerId, projectId);
  const minutesAgo = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000);
  const { tokenHash } = newToken();
  await startTestRow(ctx.db, {
    ...tags,
    projectId,
    tokenHash,
    startedAt: minutesAgo(9),
    tokenExpiresAt: ctx.now(),
  });
  if (evidence !== 'seen') await openTestRow(ctx.db, tokenHash, minutesAgo(8));
  if (evidence === 'used')
    await returnToTestRow(ctx.db, tags.pairTag, { leadsOut: true, now: minutesAgo(5) });
}

/** The maker says that it helped, and answers. */
export async function answer(
  ctx: Context,
  { by, language, nth }: Pick<PostedProject, 'by' | 'language' | 'nth'>,
  { feedbackId, place }: { feedbackId: string; place: number },
): Promise<void> {
  const words = thanks[language];
  const text = words[(nth + place) % words.length] ?? '';
  const maker = await memberContext(ctx, by);
  await markFeedback(maker, { feedbackId, mark: 'helpful' });
  await replyInThread(maker, { feedbackId, messageId: maker.newId(), text });
}

const reactions: readonly ReactionKind[] = ['thumb', 'rocket', 'bulb', 'heart', 'thinking'];

/** Some react, one asks in public, and another answers. */
export async function talk(
  ctx: Context,
  people: readonly Visitor[],
  { projectId, nth, asked }: { projectId: string; nth: number } & Pick<Said, 'asked'>,
): Promise<void> {
  for (const [place, person] of people.entries()) {
    const kind = reactions[(nth + place) % reactions.length];
    if (kind && place % 2 === nth % 2) await addReaction(actAs(ctx, person), { projectId, kind });
  }
  const [asks, answers] = [people[nth % people.length], people[(nth + 1) % people.length]];
  if (!asked || !asks || !answers) return;
  const { id } = await writeComment(actAs(ctx, asks), { projectId, body: asked.body });
  await writeComment(actAs(ctx, answers), { projectId, body: asked.reply, parentId: id });
}
