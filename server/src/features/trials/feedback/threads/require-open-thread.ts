import { AppError } from '../../../../core/app-error.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { readClosing } from './read-closing.ts';
import type { ThreadRole } from './thread-role.ts';

/** Asked once the thread is held. A maker may go on writing to a tester who has closed it: a refusal would tell that they did, and when. */
export async function requireOpenThread(ctx: Context<Member>, found: ThreadRole): Promise<void> {
  const { maker, tester } = await readClosing(ctx, found);
  if (maker || tester) throw new AppError('feedback.thread_closed');
}
