import type { Context } from '../../../../core/context.ts';
import { openMessages, type ThreadMessage } from '../threads/threads.queries.ts';
import { findFirstPublication, findPendingReveal, listPendingMessages } from './pending-threads.queries.ts';

interface PendingThread {
  messages: (ThreadMessage & { isStopped: boolean })[];
  agrees: boolean | undefined;
  /** When the maker sees the last of it. */
  shownFrom: Date | undefined;
}

/** What the tester has done in their thread that the maker does not see yet. */
export async function readPendingThread(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  feedbackId: string,
): Promise<PendingThread> {
  const sealed = await listPendingMessages(db, feedbackId);
  const reveal = await findPendingReveal(db, feedbackId);
  const acts = [...sealed.filter(({ isStopped }) => !isStopped), ...(reveal ? [reveal] : [])];
  const first = acts.length > 0 ? await findFirstPublication(db, feedbackId) : undefined;
  const moments = [...acts, ...(first ? [first] : [])].map(({ releaseAt }) => releaseAt.getTime());
  return {
    messages: await openMessages(db, vault, sealed),
    agrees: reveal?.agrees,
    shownFrom: moments.length > 0 ? new Date(Math.max(...moments)) : undefined,
  };
}
