import type { Thread } from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { listClosings } from './closings.queries.ts';
import type { ThreadRole } from './thread-role.ts';

/** Who has closed a thread, as far as the reader may know. */
export async function readClosing(
  { db }: Context<Member>,
  { side, feedback }: ThreadRole,
): Promise<Thread['closed']> {
  const closedBy = await listClosings(db, feedback);
  return { maker: closedBy.includes('maker'), tester: side === 'tester' && closedBy.includes('tester') };
}
