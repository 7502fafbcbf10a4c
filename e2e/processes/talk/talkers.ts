import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../harness/ask.ts';
import { makeMembers, type TestMember } from '../harness/members.ts';
import type { World } from '../harness/world.ts';

export interface Talk {
  channelId: string;
  conversationId: string;
  people: [TestMember, TestMember];
}

/** Two people with a conversation, written straight into the tables as opening one would. */
export async function makeTalk(world: World): Promise<Talk> {
  const [one, other] = await makeMembers(world, 2);
  if (!one || !other) throw new Error('two people');
  const [channelId, conversationId] = [randomUUID(), randomUUID()];
  const pair = [one.id, other.id].toSorted();
  await world.database.query(
    `insert into conversations (id, first_user_id, second_user_id, opened_at, accepted_at) values ($1, $2, $3, now(), now())`,
    [conversationId, ...pair],
  );
  await world.database.query(
    `with channel as (insert into channels (id, conversation_id, created_at) values ($1, $2, now()) returning id),
       head as (insert into channel_heads (channel_id, moved_at) select id, now() from channel)
     insert into channel_marks (user_id, channel_id) select unnest($3::uuid[]), id from channel`,
    [channelId, conversationId, pair],
  );
  return { channelId, conversationId, people: [one, other] };
}

/** Undefined: no answer came; it may have happened or not. */
export const tryAsk = (
  url: string,
  path: string,
  { cookie }: TestMember,
  method: string,
  json?: object,
): Promise<Answer | undefined> =>
  ask(url, path, { method, headers: { cookie }, ...(json && { json }) }).catch(() => undefined);

export const messagesPath = (channelId: string, rest = '') => `/api/channels/${channelId}/messages${rest}`;
