import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type {
  readThread as readEndpoint,
  Thread,
} from '@firstlight/contract/trials/feedback/feedback-threads.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { presentThread } from './present-thread.ts';
import { threadRole } from './thread-role.ts';

export async function readThread(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof readEndpoint>,
): Promise<Thread> {
  return presentThread(ctx, await threadRole(ctx, feedbackId));
}
