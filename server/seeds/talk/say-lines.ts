import { randomUUID } from 'node:crypto';
import type { ReactionKind } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { Context } from '../../src/core/context.ts';
import { reactToMessage } from '../../src/features/talk/channels/write/react-to-message.ts';
import { sendToChannel } from '../../src/features/talk/channels/write/send-to-channel.ts';
import { memberContext } from '../member-context.ts';
import { type FollowUp, type Happening, tellInTurn } from '../story-time.ts';

export interface Line {
  by: string;
  hours: number;
  text: string;
  /** The place of the line it answers, counted from 1. */
  replyTo?: number;
  reactions?: readonly { by: string; kind: ReactionKind }[];
}

export interface Talk {
  channelId: string;
  /** The numbers of the lines so far: others may stand between them. */
  said: number[];
}

/** Said in a channel one after the other, each at its hour. */
export function sayLines(
  ctx: Context,
  talk: Talk,
  lines: readonly Line[],
  followUp: FollowUp,
): Promise<void> {
  return tellInTurn(ctx, linesOf(talk, lines), followUp);
}

export function linesOf({ channelId, said }: Talk, lines: readonly Line[]): Happening[] {
  return lines.map(({ by, hours, text, replyTo, reactions = [] }) => ({
    hours,
    async happen(then) {
      const { seq } = await sendToChannel(await memberContext(then, by), {
        channelId,
        id: uuidV7(randomUUID()),
        text,
        replyTo: replyTo && said[replyTo - 1],
      });
      said.push(seq);
      for (const reaction of reactions) {
        await reactToMessage(await memberContext(then, reaction.by), { channelId, seq, kind: reaction.kind });
      }
    },
  }));
}
