import { randomUUID } from 'node:crypto';
import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import type { Context } from '../../src/core/context.ts';
import { reactToMessage } from '../../src/features/talk/channels/write/react-to-message.ts';
import { sendToChannel } from '../../src/features/talk/channels/write/send-to-channel.ts';
import { memberContext } from '../member-context.ts';
import { type FollowUp, hoursAgo } from '../story-time.ts';

export interface Line {
  by: string;
  hours: number;
  text: string;
  /** The place of the line it answers, counted from 1. */
  replyTo?: number;
  reactions?: readonly { by: string; kind: ReactionKind }[];
}

/** Said in a channel one after the other, each at its hour. */
export async function sayLines(
  ctx: Context,
  channelId: string,
  lines: readonly Line[],
  followUp: FollowUp,
): Promise<void> {
  for (const { by, hours, text, replyTo, reactions = [] } of lines) {
    const then = hoursAgo(ctx, hours);
    const { seq } = await sendToChannel(await memberContext(then, by), {
      channelId,
      id: randomUUID(),
      text,
      replyTo,
    });
    for (const reaction of reactions) {
      await reactToMessage(await memberContext(then, reaction.by), { channelId, seq, kind: reaction.kind });
    }
    await followUp(then);
  }
}
