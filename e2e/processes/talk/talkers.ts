import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../harness/ask.ts';
import { makeMembers, type TestMember } from '../harness/members.ts';
import type { World } from '../harness/world.ts';

/** A channel and two people who write in it. */
export interface TalkPlace {
  channelId: string;
  people: [TestMember, TestMember];
}

export interface Talk extends TalkPlace {
  conversationId: string;
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

/** Two people in a group with one channel, written the same way. */
export async function makeGroupTalk(world: World): Promise<TalkPlace> {
  const [one, other] = await makeMembers(world, 2);
  if (!one || !other) throw new Error('two people');
  const [channelId, groupId] = [randomUUID(), randomUUID()];
  await world.database.query(
    `with made as (
       insert into groups (id, name, categories, visibility, created_at) values ($1, 'Harbour makers', 1, 'public', now()) returning id
     ), stats as (
       insert into group_stats (group_id, member_count, categories, moved_on, listed) select id, 2, 1, now(), true from made
     ), inside as (
       insert into group_members (group_id, user_id, role, joined_at)
       select id, person, 'member', now() from made, unnest($3::uuid[]) as person
     ), channel as (
       insert into channels (id, group_id, name, position, created_at) select $2, id, 'general', 0, now() from made returning id, group_id
     )
     insert into channel_heads (channel_id, group_id, moved_at) select id, group_id, now() from channel`,
    [groupId, channelId, [one.id, other.id]],
  );
  return { channelId, people: [one, other] };
}

/** More people in the group of a channel, who read. */
export async function joinTalk(world: World, { channelId }: TalkPlace, count: number): Promise<TestMember[]> {
  const people = await makeMembers(world, count);
  await world.database.query(
    `insert into group_members (group_id, user_id, role, joined_at)
     select group_id, person, 'member', now() from channels, unnest($2::uuid[]) as person where channels.id = $1`,
    [channelId, people.map(({ id }) => id)],
  );
  return people;
}

/** Where people write: what holds for the one holds for the other. */
export const places = [
  ['a conversation', makeTalk],
  ['a channel of a group', makeGroupTalk],
] as const;

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
