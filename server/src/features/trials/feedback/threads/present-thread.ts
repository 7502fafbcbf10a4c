import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { unsealAuthor } from '../hidden/authors.queries.ts';
import { readPendingThread } from '../pending/read-pending-thread.ts';
import { readClosing } from './read-closing.ts';
import type { ThreadRole } from './thread-role.ts';
import { findPeople, findThread, listMessages } from './threads.queries.ts';

/** What one of the two sees: numbers and days until both have agreed, names from then on. */
export async function presentThread(ctx: Context<Member>, role: ThreadRole): Promise<Thread> {
  const { side, feedback } = role;
  const { db, vault } = ctx;
  const thread = await findThread(db, feedback.id);
  const pending = side === 'tester' ? await readPendingThread(ctx, feedback.id) : undefined;
  const closed = await readClosing(ctx, role);
  // What the maker writes meanwhile is there once the tester opens it again.
  const shown = closed.tester ? [] : await listMessages(db, vault, feedback.id, side);
  const waiting = closed.tester ? [] : (pending?.messages ?? []);
  const messages = [...shown.map((message) => ({ ...message, isStopped: false })), ...waiting];
  const { standing } = await standingOf(db, ctx.actor.id);
  const isActive = standing !== 'suspended';
  const isOpen = isActive && !closed.maker && !closed.tester;
  return {
    side,
    tester: feedback.testerNumber,
    mark: feedback.mark,
    markReason: feedback.markReason,
    messages: messages.map(({ id, fromMaker, text, sentOn, isStopped }) => ({
      id,
      from: fromMaker ? 'maker' : 'tester',
      text,
      day: sentOn,
      isUndelivered: isStopped,
    })),
    reveal: {
      maker: thread.hasMakerAgreed,
      tester: pending?.agrees ?? thread.hasTesterAgreed,
      names: thread.revealedAt ? await namesOf(ctx, feedback) : null,
      conversationId: thread.conversationId,
    },
    shownFrom: pending?.shownFrom?.toISOString() ?? null,
    closed,
    can: { reply: isOpen, reveal: isOpen && !thread.revealedAt, close: isActive },
  };
}

async function namesOf(
  { db, vault }: Context,
  feedback: { id: string; projectId: string },
): Promise<Thread['reveal']['names']> {
  const testerId = await unsealAuthor(db, vault, feedback.id);
  const ownerId = await findOwner({ db }, feedback.projectId);
  const people = await findPeople(db, [ownerId, ...(testerId ? [testerId] : [])]);
  const maker = people.find(({ id }) => id === ownerId);
  const tester = people.find(({ id }) => id === testerId);
  return maker && tester ? { maker, tester } : null;
}
