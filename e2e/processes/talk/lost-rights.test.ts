import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { openPage } from '../harness/live-page.ts';
import { makeMembers } from '../harness/members.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';
import { openTalkWindow } from './talk-window.ts';
import { makeTalk, messagesPath, type Talk, tryAsk } from './talkers.ts';

let world: World;
let apis: ApiProcess[];
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  apis = await Promise.all([world.startApi(), world.startApi()]);
});
afterAll(() => world.close());

const urlOf = (index: number) => apis[index % apis.length]?.url ?? '';
const headOf = async ({ channelId }: Talk) =>
  (
    await world.database.query<{ seq: number }>('select seq::int from channel_heads where channel_id = $1', [
      channelId,
    ])
  )[0]?.seq;

it('a block comes before or after each of many messages, and none is written after it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const talk = await makeTalk(world);
    const [sender, blocker] = talk.people;
    const [row] = await world.database.query<{ username: string }>(
      'select username from users where id = $1',
      [sender.id],
    );
    let isOver = false;
    const send = async (index: number) => {
      const statuses: number[] = [];
      while (!isOver) {
        const json = { id: uuidV7(randomUUID()), text: 'Listen!' };
        const answer = await tryAsk(urlOf(index), messagesPath(talk.channelId), sender, 'POST', json);
        statuses.push(answer?.status ?? 0);
        if (answer?.status === 403) break;
      }
      return statuses;
    };
    const sending = Promise.all(Array.from({ length: 10 }, (_, index) => send(index)));
    await until('some to be written', async () => ((await headOf(talk)) ?? 0) > 3);
    const blocked = await ask(urlOf(round), `/api/me/blocks/${row?.username}`, {
      method: 'PUT',
      headers: { cookie: blocker.cookie },
    });
    const last = await headOf(talk);
    expect(blocked.status).toBe(204);
    const statuses = (await sending).flat();
    isOver = true;
    expect(new Set(statuses)).toEqual(new Set([201, 403]));
    expect(await headOf(talk)).toBe(last);
    expect(statuses.filter((status) => status === 201)).toHaveLength(last ?? 0);
  }
});

it('whoever has lost the right to listen hears nothing written after it, although no notice told anybody', async () => {
  const talk = await makeTalk(world);
  const [stays, leaves] = talk.people;
  const [here, gone] = [
    openTalkWindow(urlOf(0), talk.channelId, stays),
    openTalkWindow(urlOf(1), talk.channelId, leaves),
  ];
  await until('both to follow', () => here.isFollowing() && gone.isFollowing());
  const say = (text: string) =>
    tryAsk(urlOf(0), messagesPath(talk.channelId), leaves, 'POST', { id: uuidV7(randomUUID()), text });
  await say('Before.');
  await until('both to hear it', () => here.rows.size === 1 && gone.rows.size === 1);
  const frames = gone.frames;

  // As taking somebody out of a group will be: the membership goes and the epoch moves, in one commit.
  await world.database.query(
    `with pair as (
       update conversations set first_user_id = nullif(first_user_id, $2), second_user_id = nullif(second_user_id, $2)
       where id = $1
     ) update channel_heads set access_epoch = access_epoch + 1 where channel_id = $3`,
    [talk.conversationId, leaves.id, talk.channelId],
  );
  // Nobody can write there any more: a change in the table stands for what others would say.
  await world.database.query(
    `with head as (update channel_heads set rev = rev + 1 where channel_id = $1 returning rev)
     update messages set edited_at = now(), is_changed = true, rev = head.rev from head where channel_id = $1`,
    [talk.channelId],
  );
  await until('the other to be sent away', () => !gone.isFollowing());
  await until('whoever stays to hear of it', () => here.rows.get(1)?.isEdited === true);
  expect([gone.frames, gone.rows.get(1)?.isEdited]).toEqual([frames, false]);
  for (const window of [here, gone]) window.close();
});

it('whoever is no member any more does not hear where something moves in the group, although no notice told anybody', async () => {
  const [owner, leaves] = await makeMembers(world, 2);
  const [at] = apis;
  if (!owner || !leaves || !at) throw new Error('two people and a process');
  const form = { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' };
  const made = await ask(at.url, '/api/groups', {
    method: 'POST',
    headers: { cookie: owner.cookie, 'idempotency-key': randomUUID() },
    json: form,
  });
  const group = JSON.parse(made.text) as { id: string; members: { channels: [{ id: string }] } };
  await tryAsk(at.url, `/api/groups/${group.id}/membership`, leaves, 'PUT');
  const [here, gone] = [openPage(at, owner.cookie), openPage(at, leaves.cookie)];
  for (const page of [here, gone]) await page.follow([`group:${group.id}`]);
  const say = () =>
    tryAsk(at.url, messagesPath(group.members.channels[0].id), owner, 'POST', {
      id: uuidV7(randomUUID()),
      text: 'Hello.',
    });
  const moves = (page: typeof here) => page.heard.filter(([event]) => event === 'channels.moved').length;
  await say();
  await until('both to hear of it', () => moves(here) === 1 && moves(gone) === 1);
  await world.database.query('delete from group_members where user_id = $1', [leaves.id]);
  await say();
  await until('whoever stays to hear of it', () => moves(here) === 2);
  expect([moves(gone), gone.followed.size]).toEqual([1, 0]);
  for (const { socket } of [here, gone]) socket.close();
});
