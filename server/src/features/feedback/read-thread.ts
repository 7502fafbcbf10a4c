import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { readThread as readEndpoint, Thread } from '@firstlight/contract/feedback-threads.ts';
import type { HttpContext, Member } from '../../core/context.ts';
import { presentThread } from './present-thread.ts';
import { sideOfThread } from './side-of-thread.ts';

export async function readThread(
  ctx: HttpContext<Member>,
  { feedbackId }: InputOf<typeof readEndpoint>,
): Promise<Thread> {
  return presentThread(ctx, await sideOfThread(ctx, feedbackId));
}
