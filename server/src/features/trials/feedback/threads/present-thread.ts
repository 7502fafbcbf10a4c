import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { standingOf } from '../../../people/accounts/require-standing.ts';
import { findOwner } from '../../../showcase/projects/find-owner.ts';
import { unsealAuthor } from '../hidden/authors.queries.ts';
import { readClosing } from './read-closing.ts';
import type { ThreadRole } from './thread-role.ts';
import { findPeople, findThread, type ListedMessage, listMessages } from './threads.queries.ts';

/** What one of the two sees: numbers and days until both have agreed, names from then on. */
export async function presentThread(ctx: Context<Member>, role: ThreadRole): Promise<Thread> {
  const { side, feedback } = role;
  const { db, vault } = ctx;
  const thread = await findThread(db, feedback.id);
  const closed = await readClosing(ctx, role);
  // A tester who closed the thread reads what the maker writes meanwhile after opening it again.
  const messages = closed.tester ? [] : await listMessages(db, vault, feedback.id, side);
  const waiting = side === 'tester' ? waitingIn(thread, messages) : { agrees: undefined, shownFrom: null };
  const { standing } = await standingOf(db, ctx.actor.id);
  const isActive = standing !== 'suspended';
  const isOpen = isActive && !closed.maker && !closed.tester;
  return {
    side,
    tester: feedback.testerNumber,
    mark: feedback.mark,
    markReason: feedback.markReason,
    messages: messages.map(({ id, fromMaker, text, sentOn, isUndelivered }) => ({
      id,
      from: fromMaker ? 'maker' : 'tester',
      text,
      day: sentOn,
      isUndelivered,
    })),
    reveal: {
      maker: thread.hasMakerAgreed,
      tester: waiting.agrees ?? thread.hasTesterAgreed,
      names: thread.revealedAt ? await namesOf(ctx, feedback) : null,
      conversationId: thread.conversationId,
    },
    shownFrom: waiting.shownFrom,
    closed,
    can: { reply: isOpen, reveal: isOpen && !thread.revealedAt, close: isActive },
  };
}

/** What the tester did in the thread that the maker does not see yet, and when the maker sees the last of it. */
function waitingIn(
  thread: Awaited<ReturnType<typeof findThread>>,
  messages: readonly ListedMessage[],
): { agrees: boolean | undefined; shownFrom: string | null } {
  const times = [thread.publishAt, ...messages.map(({ publishAt }) => publishAt)].filter(
    (time) => time !== null,
  );
  const last = Math.max(...times.map(Number));
  return {
    agrees: thread.pendingTesterAgreed ?? undefined,
    shownFrom: times.length > 0 ? new Date(last).toISOString() : null,
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
