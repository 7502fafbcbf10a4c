import { messageAddress } from '@firstlight/contract/talk/channels/message.ts';
import type { Reportable, Snapshot } from '../../../core/reportable.ts';
import type { Db } from '../../../db/database.ts';
import { findVisibleChannel } from './access/visible-channel.ts';
import { channelEvents } from './channels.events.ts';
import { findSent } from './read/messages.queries.ts';
import type { MessageRow } from './read/messages.sql.ts';
import { presentMessages } from './read/present-messages.ts';
import { readSurroundings } from './read/read-surroundings.ts';
import { forgetWake, storeTakenDown, takeRev } from './write/change.queries.ts';

/** What was written in a conversation is reported by the other of the two, who hands over what came before it with it. */
export const messageReportable = messagesOf('direct_message');

/** What was written in a channel of a group is reported by those who read it there, with what stands around it. */
export const channelMessageReportable = messagesOf('channel_message');

function messagesOf(kind: 'direct_message' | 'channel_message'): Reportable {
  return {
    kind,
    covers: ['messages.body'],
    async find(ctx, address) {
      const { actor } = ctx;
      const row = await findAddressed(ctx.db, address);
      if (!row || actor.kind !== 'member' || kindOf(row) !== kind) return undefined;
      if (!(await findVisibleChannel({ ...ctx, actor }, row.channelId))) return undefined;
      const [message] = await presentMessages(ctx, [row], actor.id);
      return message && message.text !== null ? messageAddress(row) : undefined;
    },
    async snapshot(ctx, address): Promise<Snapshot | undefined> {
      const row = await findAddressed(ctx.db, address);
      const found = row && (await readSurroundings(ctx, row));
      if (!row || !found) return undefined;
      return {
        ...found,
        author: row.authorId,
        number: null,
        aboutId: null,
        writtenAt: row.sentAt,
        isTakenDown: row.takenDownAt !== null,
      };
    },
    async isBy({ db }, address, userId) {
      return (await findAddressed(db, address))?.authorId === userId;
    },
    async takeDown(tx, address, isTaken) {
      const row = await findAddressed(tx.db, address);
      if (!row || (row.takenDownAt !== null) === isTaken) return;
      const { channelId } = row;
      const rev = await takeRev(tx.db, channelId, 'always');
      if (rev === undefined) return;
      await storeTakenDown(tx.db, row, rev, isTaken ? tx.now() : null);
      if (isTaken) await forgetWake(tx.db, row);
      tx.record(channelEvents.changed, { channelId, rev });
    },
  };
}

function findAddressed(db: Db, address: string): Promise<MessageRow | undefined> {
  const [channelId = '', id = ''] = address.split('/');
  return findSent(db, { channelId, id });
}

const kindOf = ({ groupId }: MessageRow) => (groupId === null ? 'direct_message' : 'channel_message');
