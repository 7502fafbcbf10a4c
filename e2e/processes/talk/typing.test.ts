import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { type OpenPage, openPage } from '../harness/live-page.ts';
import { makeMembers, type TestMember } from '../harness/members.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';
import { tryAsk } from './talkers.ts';

let world: World;
let apis: [ApiProcess, ApiProcess];
beforeAll(async () => {
  world = await openWorld({ LIVE_IDENTITY: 'accounts' });
  apis = await Promise.all([world.startApi(), world.startApi()]);
});
afterAll(() => world.close());

const usernameOf = async ({ id }: TestMember) =>
  (await world.database.query<{ username: string }>('select username from users where id = $1', [id]))[0]
    ?.username ?? '';

/** A group whose first person is its owner, and its general channel. */
async function gather(count: number) {
  const people = await makeMembers(world, count);
  const [owner, ...others] = people;
  if (!owner) throw new Error('somebody');
  const made = await ask(apis[0].url, '/api/groups', {
    method: 'POST',
    headers: { cookie: owner.cookie, 'idempotency-key': randomUUID() },
    json: { name: 'Harbour makers', description: '', categories: ['local'], visibility: 'public' },
  });
  const group = JSON.parse(made.text) as { id: string; members: { channels: [{ id: string }] } };
  for (const other of others) await tryAsk(apis[0].url, `/api/groups/${group.id}/membership`, other, 'PUT');
  return { people, groupId: group.id, channelId: group.members.channels[0].id };
}

const type = (at: ApiProcess, channelId: string, who: TestMember) =>
  tryAsk(at.url, `/api/channels/${channelId}/typing`, who, 'POST');

async function listen(at: ApiProcess, channelId: string, who: TestMember): Promise<OpenPage> {
  const page = openPage(at, who.cookie);
  await page.follow([`channel:${channelId}`]);
  return page;
}

const typists = ({ heard }: OpenPage): string[] =>
  heard
    .filter(([event]) => event === 'channels.typed')
    .map(([, payload]) => (payload as { person: { username: string } }).person.username);

/** Sends a message and waits for it. Whatever was published before has then arrived as well. */
async function afterAMessage(channelId: string, who: TestMember, pages: readonly OpenPage[]): Promise<void> {
  const frames = ({ heard }: OpenPage) => heard.filter(([event]) => event === 'channels.changed').length;
  const before = pages.map(frames);
  const json = { id: uuidV7(randomUUID()), text: 'Hello.' };
  await tryAsk(apis[0].url, `/api/channels/${channelId}/messages`, who, 'POST', json);
  await until('all to hear a message', () => pages.every((page, at) => frames(page) > (before[at] ?? 0)));
}

describe('typing with live connections', () => {
  it('reaches subscribers at each process and no page that left the channel', async () => {
    const { people, groupId, channelId } = await gather(4);
    const [writer, near, far, gone] = people as [TestMember, TestMember, TestMember, TestMember];
    const pages = [await listen(apis[0], channelId, near), await listen(apis[1], channelId, far)];
    const left = await listen(apis[1], channelId, gone);
    await tryAsk(apis[0].url, `/api/groups/${groupId}/membership`, gone, 'DELETE');
    await until('the page to leave the channel', () => left.followed.size === 0);
    expect((await type(apis[0], channelId, writer))?.status).toBe(204);
    const name = await usernameOf(writer);
    await until('both to get it', () => pages.every((page) => typists(page).length > 0));
    await afterAMessage(channelId, writer, pages);
    expect([...pages, left].map(typists)).toEqual([[name], [name], []]);
    for (const { socket } of [...pages, left]) socket.close();
  });

  it('publishes nothing for limited members, and members of frozen groups get 403', async () => {
    const { people, channelId, groupId } = await gather(3);
    const [owner, limited, seen] = people as [TestMember, TestMember, TestMember];
    await world.database.query("update users set standing = 'limited' where id = $1", [limited.id]);
    const pages = [await listen(apis[0], channelId, owner), await listen(apis[1], channelId, owner)];
    expect((await type(apis[0], channelId, limited))?.status).toBe(204);
    await type(apis[0], channelId, seen);
    await afterAMessage(channelId, seen, pages);
    expect(pages.map(typists)).toEqual([[await usernameOf(seen)], [await usernameOf(seen)]]);
    await tryAsk(apis[0].url, `/api/groups/${groupId}/freeze`, owner, 'PUT');
    expect((await type(apis[0], channelId, seen))?.status).toBe(403);
    for (const { socket } of pages) socket.close();
  });

  it('is off above the maximum number of members', async () => {
    const { people, channelId, groupId } = await gather(2);
    const [owner, writer] = people as [TestMember, TestMember];
    const pages = [await listen(apis[0], channelId, owner), await listen(apis[1], channelId, owner)];
    await world.database.query('update group_stats set member_count = $2 where group_id = $1', [
      groupId,
      channelLimits.typingMembersMax + 1,
    ]);
    expect((await type(apis[0], channelId, writer))?.status).toBe(204);
    await afterAMessage(channelId, writer, pages);
    expect(pages.map(typists)).toEqual([[], []]);
    for (const { socket } of pages) socket.close();
  });
});
