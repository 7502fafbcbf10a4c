import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { makeMembers, type TestMember } from '../harness/members.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';
import { openTalkWindow } from './talk-window.ts';
import { messagesPath, tryAsk } from './talkers.ts';

let world: World;
let apis: ApiProcess[];
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  // No notice reaches any process: what holds, holds by the commit.
  await world.database.query(`create function pg_notify(text, text) returns void language sql as 'select'`);
  await world.database.query(
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  );
  apis = await Promise.all([world.startApi(), world.startApi()]);
});
afterAll(() => world.close());

const urlOf = (index: number) => apis[index % apis.length]?.url ?? '';

async function makeGroup() {
  const [owner, member] = (await makeMembers(world, 2)) as [TestMember, TestMember];
  const made = await ask(urlOf(0), '/api/groups', {
    method: 'POST',
    headers: { cookie: owner.cookie, 'idempotency-key': randomUUID() },
    json: { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' },
  });
  const group = JSON.parse(made.text) as { id: string; members: { channels: [{ id: string }] } };
  await tryAsk(urlOf(1), `/api/groups/${group.id}/membership`, member, 'PUT');
  const [{ username } = { username: '' }] = await world.database.query<{ username: string }>(
    'select username from users where id = $1',
    [member.id],
  );
  return { owner, member, username, groupId: group.id, channelId: group.members.channels[0].id };
}

type Made = Awaited<ReturnType<typeof makeGroup>>;

/** Each takes the member’s right to write; the last column says whether they may still listen. */
const acts: [string, (made: Made, url: string) => Promise<unknown>, boolean][] = [
  [
    'removing somebody',
    ({ owner, groupId, username }, url) =>
      tryAsk(url, `/api/groups/${groupId}/members/${username}`, owner, 'DELETE'),
    false,
  ],
  [
    'banning somebody',
    ({ owner, groupId, username }, url) =>
      tryAsk(url, `/api/groups/${groupId}/bans/${username}`, owner, 'PUT', {}),
    false,
  ],
  ['freezing', ({ owner, groupId }, url) => tryAsk(url, `/api/groups/${groupId}/freeze`, owner, 'PUT'), true],
  ['deleting', ({ owner, groupId }, url) => tryAsk(url, `/api/groups/${groupId}`, owner, 'DELETE'), false],
];

it.each(acts)(
  '%s comes before or after each of many messages, and nothing written after it is heard',
  async (_name, act, mayListen) => {
    const made = await makeGroup();
    const { channelId, member } = made;
    const head = async () =>
      (
        await world.database.query<{ seq: number }>(
          'select seq::int from channel_heads where channel_id = $1',
          [channelId],
        )
      )[0]?.seq ?? 0;
    const window = openTalkWindow(urlOf(1), channelId, member);
    await until('them to listen', () => window.isFollowing());
    const send = async (index: number) => {
      const statuses: number[] = [];
      for (;;) {
        const json = { id: randomUUID(), text: 'Listen!' };
        const answer = await tryAsk(urlOf(index), messagesPath(channelId), member, 'POST', json);
        statuses.push(answer?.status ?? 0);
        if (answer?.status !== 201) return statuses;
      }
    };
    const sending = Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));
    await until('some to be written', async () => (await head()) > 3);
    await act(made, urlOf(0));
    const last = await head();
    const statuses = (await sending).flat();
    expect(await head()).toBe(last);
    expect(statuses.filter((status) => status === 201)).toHaveLength(last);
    if (!mayListen) {
      await until('them to be sent away', () => !window.isFollowing());
      const frames = window.frames;
      // What others would say, as the tail finds it.
      await world.database.query(
        `with head as (update channel_heads set rev = rev + 1 where channel_id = $1 returning rev)
       update messages set edited_at = now(), is_changed = true, rev = head.rev from head where channel_id = $1 and seq = 1`,
        [channelId],
      );
      expect([window.frames, window.rows.get(1)?.isEdited]).toEqual([frames, false]);
    }
    window.close();
  },
);
