import { reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { type MessageRow, messageColumns, placeOfBody } from '../read/messages.sql.ts';

/** What somebody wrote, channel by channel, with the words of what they have not removed. */
export async function* ownMessagesOf({ db, vault }: Context, { id }: Person) {
  const rows = inPages<MessageRow>(async (last, limit) => {
    const beyond = last ? sql`and (channel_id, seq) > (${last.channelId}::uuid, ${last.seq}::bigint)` : sql``;
    const { rows: page } = await sql<MessageRow>`
      select ${messageColumns} from messages where author_id = ${id} ${beyond} order by messages.channel_id, messages.seq limit ${limit}
    `.execute(db);
    return page;
  });
  for await (const row of rows) {
    const { body, mentions, ...rest } = row;
    const names = mentions.length > 0 ? await findNames(db, mentions) : new Map();
    yield {
      ...rest,
      body: body && (await vault.unseal(db, placeOfBody(row), body)),
      mentions: mentions.flatMap((mentioned) => names.get(mentioned)?.username ?? []),
    };
  }
}

interface ReactionRow {
  channelId: string;
  seq: number;
  kind: number;
}

export async function* messageReactionsOf({ db }: Context, { id }: Person) {
  const rows = inPages<ReactionRow>(async (last, limit) => {
    const beyond = last
      ? sql`and (channel_id, seq, kind) > (${last.channelId}::uuid, ${last.seq}::bigint, ${last.kind}::smallint)`
      : sql``;
    const { rows: page } = await sql<ReactionRow>`
      select channel_id, seq::float8 as seq, kind from message_reactions
      where user_id = ${id} ${beyond} order by channel_id, seq, kind limit ${limit}
    `.execute(db);
    return page;
  });
  for await (const { kind, ...row } of rows) yield { ...row, kind: reactionKinds[kind - 1] };
}

interface MarkRow {
  channelId: string;
  readSeq: number;
  notify: string | null;
}

export function marksOf({ db }: Context, { id }: Person) {
  return inPages<MarkRow>(async (last, limit) => {
    const beyond = last ? sql`and channel_id > ${last.channelId}::uuid` : sql``;
    const { rows } = await sql<MarkRow>`
      select channel_id, read_seq::float8 as read_seq, notify from channel_marks
      where user_id = ${id} ${beyond} order by channel_id limit ${limit}
    `.execute(db);
    return rows;
  });
}

/** What somebody was meant by and has not read. */
export function mentionsRowsOf({ db }: Context, { id }: Person) {
  return inPages<{ channelId: string; seq: number }>(async (last, limit) => {
    const beyond = last ? sql`and (channel_id, seq) > (${last.channelId}::uuid, ${last.seq}::bigint)` : sql``;
    const { rows } = await sql<{ channelId: string; seq: number }>`
      select channel_id, seq::float8 as seq from channel_mentions
      where user_id = ${id} ${beyond} order by channel_id, seq limit ${limit}
    `.execute(db);
    return rows;
  });
}
