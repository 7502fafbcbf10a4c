import { randomUUID } from 'node:crypto';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf, groupPeople } from '../groups.testing.ts';
import { purgeGroups } from './purge-groups.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let [olga, mo, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [groupId, general] = ['', ''];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [olga, mo, tom] = [await people.person(), await people.person(), await people.person()];
  const group = await people.create(olga);
  groupId = group.id;
  general = group.members?.channels[0]?.id ?? '';
  for (const who of [mo, tom]) await people.join(who, groupId);
  await people.on(olga, 'PUT', groupId, `/members/${mo.username}/role`, { role: 'moderator' });
});

const days = (count: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + count * 86_400_000);
};
const change = (who: TestPerson, to: object) => people.on(who, 'PATCH', groupId, '', to);
const channels = async (who = tom) => (await people.read(who, groupId)).members?.channels ?? [];

describe('a new group', () => {
  it('has its owner, a general channel and a card that everybody finds', async () => {
    const group = await people.create(olga, { name: 'Quay builders', categories: ['food', 'dev'] });
    expect(group).toMatchObject({
      name: 'Quay builders',
      categories: ['food', 'dev'],
      role: 'owner',
      memberCount: 1,
      members: {
        isListed: true,
        channels: [{ name: 'general', unread: null, hasNews: false }],
      },
      can: { write: true, own: true, join: false },
    });
    expect(await people.read(tom, group.id)).toMatchObject({
      role: null,
      members: null,
      can: { join: true },
    });
  });

  it('has a name, one to three categories, and is public or private', async () => {
    for (const wrong of [{ name: '' }, { name: 'ab' }, { categories: [] }, { visibility: 'secret' }])
      expect(codeOf(await people.ask(olga, 'POST', '/api/groups', { ...people.form, ...wrong }))).toBe(
        'request.invalid',
      );
  });

  it('is one of three a day, and of one in an account’s first week', async () => {
    const limited = await world.app();
    const make = (cookie: string) =>
      limited.inject({ method: 'POST', url: '/api/groups', headers: { cookie }, payload: people.form });
    const person = async (daysOld: number) => {
      const who = await people.person();
      const openedAt = new Date(world.clock.now.getTime() - daysOld * 86_400_000);
      await world.database.pool.query('update users set created_at = $2 where id = $1', [who.id, openedAt]);
      return who;
    };
    const [young, old] = [await person(6), await person(8)];
    expect([await make(young.cookie), await make(young.cookie)].map(codeOf)).toEqual([
      201,
      'request.too_many',
    ]);
    const made = [];
    for (const _ of [1, 2, 3, 4]) made.push(codeOf(await make(old.cookie)));
    expect(made).toEqual([201, 201, 201, 'request.too_many']);
  });
});

describe('settings', () => {
  it('are changed by moderators, but who finds the group is its owners’ to say', async () => {
    expect(codeOf(await change(tom, { name: 'Mine now' }))).toBe('groups.not_allowed');
    expect((await change(mo, { description: 'Boats alone.' })).json()).toMatchObject({
      name: 'Harbour makers',
      description: 'Boats alone.',
    });
    expect(codeOf(await change(mo, { visibility: 'private' }))).toBe('groups.not_allowed');
    expect((await change(olga, { visibility: 'private', isListed: false })).json()).toMatchObject({
      visibility: 'private',
      members: { isListed: false },
    });
    const outsider = await people.person();
    expect(codeOf(await people.on(outsider, 'GET', groupId))).toBe('groups.not_found');
    expect((await change(olga, { visibility: 'public' })).json()).toMatchObject({
      members: { isListed: true },
    });
  });

  it('frozen: nobody writes, owners included; what one wrote can be removed, and all of it ends', async () => {
    await people.send(tom, general, 'Before.');
    expect(codeOf(await people.on(mo, 'PUT', groupId, '/freeze'))).toBe(204);
    for (const who of [olga, mo, tom])
      expect(codeOf(await people.send(who, general, 'No.'))).toBe('channels.frozen');
    const first = `/api/channels/${general}/messages/1`;
    expect(codeOf(await people.ask(tom, 'PATCH', first, { text: 'Otherwise.' }))).toBe('channels.frozen');
    expect(codeOf(await people.ask(tom, 'DELETE', first))).toBe(204);
    expect(await people.read(tom, groupId)).toMatchObject({ frozen: { by: { username: mo.username } } });
    expect(await people.read(await people.person(), groupId)).toMatchObject({
      frozen: { since: null, by: null },
    });
    const added = await people.on(mo, 'POST', groupId, '/channels', { name: 'later' });
    expect(codeOf(await people.send(tom, added.json().id, 'No.'))).toBe('channels.frozen');
    expect(codeOf(await people.on(olga, 'DELETE', groupId, '/freeze'))).toBe(204);
    expect(codeOf(await people.send(tom, general, 'After.'))).toBe(201);
  });
});

describe('deleting', () => {
  it('is for owners, hides the group at once, and can be undone for seven days', async () => {
    await people.send(tom, general, 'Before.');
    expect(codeOf(await people.on(mo, 'DELETE', groupId))).toBe('groups.not_allowed');
    await people.on(olga, 'DELETE', groupId);
    for (const who of [mo, tom])
      expect(codeOf(await people.on(who, 'GET', groupId))).toBe('groups.not_found');
    expect(await people.read(olga, groupId)).toMatchObject({
      members: null,
      can: { restore: true, own: false },
    });
    expect(await people.mine(olga)).toMatchObject([{ id: groupId, deletedUntil: expect.any(String) }]);
    days(6);
    await purgeGroups(world.ctx);
    expect(codeOf(await people.on(tom, 'POST', groupId, '/restorations'))).toBe('groups.not_found');
    expect(codeOf(await people.on(olga, 'POST', groupId, '/restorations'))).toBe(200);
    expect(codeOf(await people.send(tom, general, 'After.'))).toBe(201);
  });

  it('is for good after seven days: messages, members and group go by jobs', async () => {
    for (const text of ['One.', 'Two.']) await people.send(tom, general, text);
    await people.on(olga, 'DELETE', groupId);
    days(7);
    expect(codeOf(await people.on(olga, 'POST', groupId, '/restorations'))).toBe('groups.not_found');
    await purgeGroups(world.ctx);
    await workOff(world);
    const { rows } = await world.database.pool.query(
      `select (select count(*)::int from groups where id = $1) as groups, (select count(*)::int from group_members where group_id = $1) as members,
         (select count(*)::int from channels where group_id = $1) as channels, (select count(*)::int from messages where channel_id = $2) as messages`,
      [groupId, general],
    );
    expect(rows).toEqual([{ groups: 0, members: 0, channels: 0, messages: 0 }]);
  });
});

describe('channels', () => {
  const add = (who: TestPerson, name: string) => people.on(who, 'POST', groupId, '/channels', { name });

  it('are added by moderators, each name once, thirty at most', async () => {
    expect(codeOf(await add(tom, 'news'))).toBe('groups.not_allowed');
    expect(codeOf(await add(mo, 'news'))).toBe(201);
    expect(codeOf(await add(mo, 'news'))).toBe('groups.channel_name_taken');
    for (const wrong of ['a', 'With Space', '-news', 'News'])
      expect(codeOf(await add(mo, wrong))).toBe('request.invalid');
    for (let more = 0; more < 28; more += 1) await add(mo, `room-${more}`);
    expect(codeOf(await add(mo, 'one-more'))).toBe('groups.too_many_channels');
  });

  it('are renamed, removed and put in order; general stays', async () => {
    const { id } = (await add(mo, 'news')).json();
    const one = (channelId: string) => `/channels/${channelId}`;
    expect(codeOf(await people.on(mo, 'PATCH', groupId, one(general), { name: 'other' }))).toBe(
      'groups.general_stays',
    );
    expect(codeOf(await people.on(mo, 'DELETE', groupId, one(general)))).toBe('groups.general_stays');
    expect(codeOf(await people.on(mo, 'PATCH', groupId, one(id), { name: 'general' }))).toBe(
      'groups.channel_name_taken',
    );
    expect(codeOf(await people.on(mo, 'PATCH', groupId, one(id), { name: 'notices' }))).toBe(204);
    const order = (channelIds: string[]) => people.on(mo, 'PUT', groupId, '/channel-order', { channelIds });
    expect(codeOf(await order([id]))).toBe('groups.order_stale');
    expect(codeOf(await order([id, general]))).toBe(204);
    expect((await channels()).map(({ name }) => name)).toEqual(['notices', 'general']);
    await people.send(tom, id, 'To be gone.');
    expect(codeOf(await people.on(mo, 'DELETE', groupId, one(id)))).toBe(204);
    expect((await channels()).map(({ name }) => name)).toEqual(['general']);
    expect(codeOf(await people.ask(tom, 'GET', `/api/channels/${id}/messages`))).toBe('channels.not_found');
    await workOff(world);
    const { rows } = await world.database.pool.query('select id from messages where channel_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(codeOf(await add(mo, 'notices'))).toBe(201);
  });

  it('are made slow by moderators, and hold members alone to it, each message once', async () => {
    const slow = (who: TestPerson, slowSeconds: number) =>
      people.on(who, 'PATCH', groupId, `/channels/${general}`, { slowSeconds });
    expect(codeOf(await slow(tom, 10))).toBe('groups.not_allowed');
    expect(codeOf(await slow(mo, 15))).toBe('request.invalid');
    expect(codeOf(await slow(mo, 10))).toBe(204);
    expect(await channels()).toMatchObject([{ name: 'general', slowSeconds: 10 }]);
    const counting = await world.app();
    const send = ({ cookie }: TestPerson, channelId = general, id = uuidV7(randomUUID())) =>
      counting.inject({
        method: 'POST',
        url: `/api/channels/${channelId}/messages`,
        headers: { cookie },
        payload: { id, text: 'Hello.' },
      });
    const id = uuidV7(randomUUID());
    const first = await send(tom, general, id);
    const [again, second] = [await send(tom, general, id), await send(tom)];
    expect([first, again, second].map(codeOf)).toEqual([201, 201, 'request.too_many']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect([await send(mo), await send(mo), await send(olga)].map(codeOf)).toEqual([201, 201, 201]);
    const { id: other } = (await add(mo, 'news')).json();
    expect(codeOf(await send(tom, other))).toBe(201);
    await slow(mo, 0);
    expect(codeOf(await send(tom))).toBe(201);
  });

  it('of another group are none of this one’s', async () => {
    const other = await people.create(olga);
    const foreign = other.members?.channels[0]?.id ?? '';
    expect(codeOf(await people.on(olga, 'DELETE', groupId, `/channels/${foreign}`))).toBe(
      'channels.not_found',
    );
  });

  it('messages are removed by moderators, but those of owners and moderators by owners', async () => {
    await people.send(tom, general, 'A member’s.');
    await people.send(olga, general, 'An owner’s.');
    const gone = (who: TestPerson, seq: number) =>
      people.ask(who, 'DELETE', `/api/channels/${general}/messages/${seq}`);
    expect(codeOf(await gone(tom, 2))).toBe('request.not_found');
    expect(codeOf(await gone(mo, 2))).toBe('request.not_found');
    expect(codeOf(await gone(mo, 1))).toBe(204);
    const log = (await people.ask(tom, 'GET', `/api/channels/${general}/messages`)).json();
    expect(log.messages[0]).toMatchObject({ text: null, removedBy: 'moderator' });
    expect(log.can).toEqual({ write: true, pin: false });
  });
});
