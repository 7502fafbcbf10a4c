import { randomUUID } from 'node:crypto';
import { messageRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { talkers } from '../channels/talk.testing.ts';
import { findKnownPeople } from './find-known-people.ts';
import { openRevealed } from './open-revealed.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
let [maya, tom] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [maya, tom] = [await people.person(), await people.person()];
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const unread = async (who: TestPerson) => (await people.ask(who, 'GET', '/api/conversations/unread')).json();
const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);

describe('opening one', () => {
  it('is once for a pair, whoever begins, and tells the other nothing before something is sent', async () => {
    const [one, other] = await Promise.all([people.open(maya, tom), people.open(tom, maya)]);
    expect(one.id).toBe(other.id);
    const quiet = await people.person();
    const third = await people.open(maya, quiet);
    expect([await people.list(quiet), await people.list(quiet, 'requests')]).toEqual([[], []]);
    expect((await people.list(maya)).map(({ id }) => id)).toContain(third.id);
  });

  it('shows the picture of somebody whose profile is seen, in the list and beside what they write', async () => {
    const { channelId } = await people.open(maya, tom);
    await people.send(tom, channelId, 'Hello.');
    const shown = async () => [
      (await people.list(maya))[0]?.partner?.avatar,
      (await people.log(maya, channelId))[0]?.author?.avatar,
    ];
    expect(await shown()).toEqual([null, null]);
    await people.ask(tom, 'PATCH', '/api/me/profile', { visibility: 'visible' });
    await run("update profiles set avatar_folder = 'avatars/tom' where user_id = $1", [tom.id]);
    const [inList, inLog] = await shown();
    expect(inList).toContain('avatars/tom');
    expect(inLog).toBe(inList);
    await people.ask(tom, 'PATCH', '/api/me/profile', { visibility: 'private' });
    expect(await shown()).toEqual([null, null]);
    await people.ask(tom, 'PATCH', '/api/me/profile', { visibility: 'visible' });
    await run('update profiles set taken_down_at = now() where user_id = $1', [tom.id]);
    expect(await shown()).toEqual([null, null]);
  });

  it('has one answer for whoever cannot be written to, whatever the reason', async () => {
    const open = async (to: string) => {
      const answer = await people.ask(maya, 'PUT', `/api/conversations/with/${to}`);
      return [answer.statusCode, code(answer)];
    };
    const [blocked, blocker, hidden, gone] = await Promise.all([1, 2, 3, 4].map(() => people.person()));
    if (!blocked || !blocker || !hidden || !gone) throw new Error('four people');
    await people.ask(maya, 'PUT', `/api/me/blocks/${blocked.username}`);
    await people.ask(blocker, 'PUT', `/api/me/blocks/${maya.username}`);
    await people.ask(hidden, 'PATCH', '/api/me/profile', { visibility: 'private' });
    await run("update users set standing = 'suspended' where id = $1", [gone.id]);
    for (const { username } of [blocked, blocker, hidden, gone, { username: 'never_was' }])
      expect(await open(username)).toEqual([403, 'conversations.cannot_write']);
    expect(await open(maya.username)).toEqual([422, 'conversations.oneself']);
  });

  it('is limited in the first week, and the same person counts once', async () => {
    const limited = await world.app();
    const young = await people.person({ days: 1 });
    const open = (to: TestPerson) =>
      limited.inject({
        method: 'PUT',
        url: `/api/conversations/with/${to.username}`,
        headers: { cookie: young.cookie },
      });
    for (let count = 0; count < messageRules.newAccountConversations; count += 1) {
      const to = await people.person();
      for (const _ of [1, 2]) expect((await open(to)).statusCode).toBe(200);
    }
    expect((await open(tom)).statusCode).toBe(429);
  });
});

describe('a stranger’s first message', () => {
  it('waits as a request, is news without push, and is among one’s own once answered or accepted', async () => {
    const { id, channelId } = await people.open(maya, tom);
    await people.send(maya, channelId, 'Hello, stranger.');
    expect(await people.list(tom)).toEqual([]);
    expect(await people.list(tom, 'requests')).toMatchObject([
      { id, isRequest: true, unread: 1, latest: { isOwn: false, excerpt: 'Hello, stranger.' } },
    ]);
    expect(await unread(tom)).toEqual({ conversations: 0, requests: 1 });
    await people.send(tom, channelId, 'Hello.');
    expect(await people.list(tom)).toMatchObject([{ id, isRequest: false, unread: 0 }]);
    const other = await people.open(maya, await people.person());
    expect(other.isRequest).toBe(false);

    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    const third = await people.person();
    const begun = await people.open(third, tom);
    await people.send(third, begun.channelId, 'Me too.');
    await people.ask(tom, 'PUT', `/api/conversations/${begun.id}/acceptance`);
    expect((await people.list(tom)).map((one) => one.id)).toEqual([begun.id, id]);
    expect(await people.list(tom, 'requests')).toEqual([]);
  });

  it('of somebody limited is not there for anybody else', async () => {
    await run("update users set standing = 'limited' where id = $1", [maya.id]);
    const { channelId } = await people.open(maya, tom);
    await people.send(maya, channelId, 'Unheard.');
    expect(await people.list(tom, 'requests')).toEqual([]);
    expect(await unread(tom)).toEqual({ conversations: 0, requests: 0 });
  });
});

describe('what is unread', () => {
  it('is what came after the mark and is still there; the mark goes back by one act alone', async () => {
    const { channelId } = await people.open(maya, tom);
    for (const text of ['One.', 'Two.', 'Three.']) await people.send(maya, channelId, text);
    const mark = async (seq: number, kind = 'mark') =>
      (await people.change(tom, 'PUT', `${channelId}/${kind}`, { seq })).json();
    expect(await mark(1)).toEqual({ readSeq: 1, unread: 2 });
    await people.change(maya, 'DELETE', `${channelId}/messages/3`);
    expect(await mark(0)).toEqual({ readSeq: 1, unread: 1 });
    expect(await mark(99)).toEqual({ readSeq: 3, unread: 0 });
    expect(await mark(2, 'unread-mark')).toEqual({ readSeq: 1, unread: 1 });
  });

  it('tells of the first message alone until one has read, and the line is read with it', async () => {
    const { channelId } = await people.open(maya, tom);
    const woken = () => world.happened.events.filter(({ name }) => name === 'channels.wait_begun').length;
    const before = woken();
    for (const text of ['One.', 'Two.']) await people.send(maya, channelId, text);
    expect(woken()).toBe(before + 1);
    await people.change(tom, 'PUT', `${channelId}/mark`, { seq: 2 });
    await people.send(maya, channelId, 'Three.');
    expect(woken()).toBe(before + 2);
  });

  it('rings with each message, muted or not, and with none of somebody limited', async () => {
    const { id, channelId } = await people.open(maya, tom);
    const rings = () =>
      world.happened.pushes.filter(
        ({ topic, event }) => topic === `me:${tom.id}` && event === 'conversations.changed',
      ).length;
    for (const text of ['One.', 'Two.']) await people.send(maya, channelId, text);
    expect(rings()).toBe(2);
    await people.ask(tom, 'PUT', `/api/conversations/${id}/mute`, { isMuted: true });
    const before = rings();
    await people.send(maya, channelId, 'Three.');
    expect(rings()).toBe(before + 1);
    await run("update users set standing = 'limited' where id = $1", [maya.id]);
    await people.send(maya, channelId, 'Unheard.');
    expect(rings()).toBe(before + 1);
  });
});

it('lists by what moved last, page by page, and knows who was shown to whom', async () => {
  const partners: TestPerson[] = [];
  for (let count = 0; count < 32; count += 1) {
    const partner = await people.person();
    partners.push(partner);
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    await people.send(maya, (await people.open(maya, partner)).channelId, 'Hello.');
  }
  const first = (await people.ask(maya, 'GET', '/api/conversations')).json();
  const rest = (await people.ask(maya, 'GET', `/api/conversations?after=${first.next}`)).json();
  const names = [...first.items, ...rest.items].map(({ partner }) => partner.username);
  expect(names).toEqual(partners.map(({ username }) => username).toReversed());
  expect(rest.next).toBeNull();

  const [one, other] = partners;
  if (!one || !other) throw new Error('two of them');
  await openRevealed({ ...world.ctx, newId: randomUUID }, [maya.id, one.id]);
  expect([...(await findKnownPeople(world.ctx.db, maya.id, [one.id, other.id]))]).toEqual([one.id]);
  expect((await people.open(maya, one)).isRevealed).toBe(true);
});
