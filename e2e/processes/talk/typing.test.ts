import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** The usernames of each time somebody was named as writing. */
const named = ({ heard }: OpenPage): string[][] =>
  heard
    .filter(([event]) => event === 'channels.typing_shown')
    .map(([, payload]) => (payload as { people: { username: string }[] }).people.map((one) => one.username));

/** After it, everything that was rung before has been heard: a message is told to all who listen. */
async function afterAMessage(channelId: string, who: TestMember, pages: readonly OpenPage[]): Promise<void> {
  const frames = ({ heard }: OpenPage) => heard.filter(([event]) => event === 'channels.changed').length;
  const before = pages.map(frames);
  const json = { id: uuidV7(randomUUID()), text: 'Hello.' };
  await tryAsk(apis[0].url, `/api/channels/${channelId}/messages`, who, 'POST', json);
  await until('all to hear a message', () => pages.every((page, at) => frames(page) > (before[at] ?? 0)));
}

it('whoever writes is named to those who have the channel open, at another process too, and not to themselves', async () => {
  const { people, channelId } = await gather(3);
  const [writer, near, far] = people as [TestMember, TestMember, TestMember];
  const pages = [
    await listen(apis[0], channelId, writer),
    await listen(apis[0], channelId, near),
    await listen(apis[1], channelId, far),
  ] as const;
  expect((await type(apis[0], channelId, writer))?.status).toBe(204);
  const name = await usernameOf(writer);
  await until('both others to see it', () => pages.slice(1).every((page) => named(page).length === 1));
  expect(pages.map(named)).toEqual([[], [[name]], [[name]]]);
  for (const { socket } of pages) socket.close();
});

it('names three at most, gathered to one push a second', async () => {
  const { people, channelId } = await gather(7);
  const [reader, ...writers] = people as [TestMember, ...TestMember[]];
  const page = await listen(apis[1], channelId, reader);
  for (const writer of writers) await type(apis[0], channelId, writer);
  const last = await usernameOf(writers.at(-1) as TestMember);
  await until('the last to be named', () => named(page).some((people) => people.includes(last)));
  expect(Math.max(...named(page).map((people) => people.length))).toBeLessThanOrEqual(
    channelLimits.typingNames,
  );
  expect(named(page).length).toBeLessThan(writers.length);
  page.socket.close();
});

it('a block hides it both ways, and whoever is limited, or writes nothing there any more, is named to nobody', async () => {
  const { people, channelId, groupId } = await gather(5);
  const [reader, blocked, blocker, limited, seen] = people as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  const block = async (one: TestMember, other: TestMember) =>
    tryAsk(apis[0].url, `/api/me/blocks/${await usernameOf(other)}`, one, 'PUT');
  await block(reader, blocked);
  await block(blocker, reader);
  await world.database.query("update users set standing = 'limited' where id = $1", [limited.id]);
  const page = await listen(apis[1], channelId, reader);
  const other = await listen(apis[1], channelId, seen);
  for (const writer of [blocked, blocker, limited])
    expect((await type(apis[0], channelId, writer))?.status).toBe(204);
  await until('the two to be named to the other', () => named(other).flat().length > 1);
  await type(apis[0], channelId, seen);
  await until('whom they see to be named to the reader', () => named(page).length > 0);
  const [a, b, c] = [await usernameOf(blocked), await usernameOf(blocker), await usernameOf(seen)];
  expect(new Set(named(page).flat())).toEqual(new Set([c]));
  expect(new Set(named(other).flat())).toEqual(new Set([a, b]));

  await tryAsk(apis[0].url, `/api/groups/${groupId}/freeze`, reader, 'PUT');
  expect((await type(apis[0], channelId, seen))?.status).toBe(403);
  for (const { socket } of [page, other]) socket.close();
});

it('nobody is named where more than two hundred connections of a process listen', async () => {
  const { people, channelId } = await gather(3);
  const [writer, reader, far] = people as [TestMember, TestMember, TestMember];
  const pages = await Promise.all(
    Array.from({ length: channelLimits.typingHearersMax + 1 }, () => listen(apis[0], channelId, reader)),
  );
  const quiet = await listen(apis[1], channelId, far);
  await type(apis[1], channelId, writer);
  await until('those at the other process to see it', () => named(quiet).length === 1);
  await afterAMessage(channelId, writer, pages);
  expect(pages.flatMap(named)).toEqual([]);
  for (const { socket } of [...pages, quiet]) socket.close();
});
