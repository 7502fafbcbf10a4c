import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf, groupPeople } from '../groups.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let [olga, mo, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let groupId = '';
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [olga, mo, tom] = [await people.person(), await people.person(), await people.person()];
  groupId = (await people.create(olga)).id;
  for (const who of [mo, tom]) await people.join(who, groupId);
  await people.on(olga, 'PUT', groupId, `/members/${mo.username}/role`, { role: 'moderator' });
});

const role = (who: TestPerson, whose: TestPerson, to: string) =>
  people.on(who, 'PUT', groupId, `/members/${whose.username}/role`, { role: to });
const remove = (who: TestPerson, whose: TestPerson) =>
  people.on(who, 'DELETE', groupId, `/members/${whose.username}`);

describe('coming in', () => {
  it('to a public group is open to anybody, and twice is once', async () => {
    const ann = await people.person();
    for (const _ of [1, 2]) expect((await people.join(ann, groupId)).statusCode).toBe(200);
    expect((await people.read(ann, groupId)).memberCount).toBe(4);
  });

  it('to a private group takes more than wanting to, and an unlisted one is not there', async () => {
    const asked = await people.create(olga, { visibility: 'private' });
    const secret = await people.create(olga, { visibility: 'private', isListed: false });
    expect(codeOf(await people.join(tom, asked.id))).toBe('groups.private');
    expect(codeOf(await people.join(tom, secret.id))).toBe('groups.not_found');
    expect(await people.read(tom, asked.id)).toMatchObject({
      members: null,
      can: { ask: true, join: false },
    });
  });

  it('of somebody limited is told to nobody who has the group open', async () => {
    const pushed = async (standing: string) => {
      const ann = await people.person();
      await world.database.pool.query('update users set standing = $2 where id = $1', [ann.id, standing]);
      world.happened.events.length = 0;
      expect((await people.join(ann, groupId)).statusCode).toBe(200);
      return world.happened.events.map(({ name }) => name);
    };
    expect(await pushed('good')).toEqual(['groups.membership_changed', 'groups.changed']);
    expect(await pushed('limited')).toEqual(['groups.membership_changed']);
  });

  it('of somebody limited counts for nobody but themselves, and its end is told to nobody else', async () => {
    const [owner, ann] = [await people.person(), await people.person({ standing: 'limited' })];
    const { id } = await people.create(owner);
    await people.join(ann, id);
    const counted = async (who: TestPerson) => (await people.read(who, id)).memberCount;
    expect([await counted(owner), await counted(ann)]).toEqual([1, 2]);
    world.happened.events.length = 0;
    expect((await people.on(ann, 'DELETE', id, '/membership')).statusCode).toBe(204);
    expect(world.happened.events.map(({ name }) => name)).toEqual(['groups.membership_changed']);
    expect(await counted(owner)).toBe(1);
  });

  it('ends at two hundred groups', async () => {
    await world.database.pool.query(
      `with made as (
         insert into groups (id, name, categories, visibility, created_at)
         select gen_random_uuid(), 'Filled', 1, 'public', now() from generate_series(1, 199) returning id)
       insert into group_members (group_id, user_id, role, joined_at) select id, $1, 'member', now() from made`,
      [tom.id],
    );
    const other = await people.create(olga);
    expect(codeOf(await people.join(tom, other.id))).toBe('groups.too_many');
    expect(codeOf(await people.ask(tom, 'POST', '/api/groups', people.form))).toBe('groups.too_many');
  });
});

describe('the list of members', () => {
  it('has owners first, then moderators, then members as they came, and finds the beginning of a name', async () => {
    await world.database.pool.query(
      "insert into profiles (user_id, avatar_folder) values ($1, 'avatars/mo') on conflict (user_id) do update set avatar_folder = excluded.avatar_folder",
      [mo.id],
    );
    const list = await people.members(tom, groupId);
    expect(list.map(({ avatar }) => avatar?.includes('avatars/mo') ?? false)).toEqual([false, true, false]);
    expect(list.map(({ username, role: has }) => [username, has])).toEqual([
      [olga.username, 'owner'],
      [mo.username, 'moderator'],
      [tom.username, 'member'],
    ]);
    expect(list.map(({ isSelf }) => isSelf)).toEqual([false, false, true]);
    const found = await people.members(tom, groupId, `?query=@${mo.username.toUpperCase()}`);
    expect(found.map(({ username }) => username)).toEqual([mo.username]);
  });

  it('is for members, and says to each whom they may remove', async () => {
    const outsider = await people.person();
    expect(codeOf(await people.on(outsider, 'GET', groupId, '/members'))).toBe('groups.members_only');
    const removable = async (who: TestPerson) =>
      (await people.members(who, groupId)).map(({ can }) => can.remove);
    expect(await removable(olga)).toEqual([false, true, true]);
    expect(await removable(mo)).toEqual([false, false, true]);
    expect(await removable(tom)).toEqual([false, false, false]);
  });

  it('goes on where a page ended, each once', async () => {
    await world.database.pool.query(
      `with made as (
         insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
         select gen_random_uuid(), '\\x00', ('page' || n)::bytea, 'page_' || n, 'U', 'tester', 'en', '', now()
         from generate_series(1, 60) as n returning id)
       insert into group_members (group_id, user_id, role, joined_at) select $1, id, 'member', date_trunc('milliseconds', now()) from made`,
      [groupId],
    );
    const first = (await people.on(tom, 'GET', groupId, '/members')).json();
    const second = (await people.on(tom, 'GET', groupId, `/members?after=${first.next}`)).json();
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 13, null]);
    const names = [...first.items, ...second.items].map(({ username }) => username);
    expect(new Set(names).size).toBe(63);
    expect(codeOf(await people.on(tom, 'GET', groupId, '/members?after=nonsense'))).toBe('request.invalid');
  });

  it('names nobody who is seen to be held back, but to themselves', async () => {
    await world.database.pool.query("update users set standing = 'limited' where id = $1", [tom.id]);
    expect((await people.members(mo, groupId)).map(({ username }) => username)).not.toContain(tom.username);
    expect((await people.members(tom, groupId)).map(({ username }) => username)).toContain(tom.username);
  });
});

describe('roles', () => {
  it('are given and taken by owners, and there is always one', async () => {
    expect(codeOf(await role(mo, tom, 'moderator'))).toBe('groups.not_allowed');
    expect(codeOf(await role(olga, olga, 'member'))).toBe('groups.last_owner');
    expect(codeOf(await role(olga, tom, 'owner'))).toBe(204);
    expect(codeOf(await role(olga, olga, 'member'))).toBe(204);
    expect((await people.read(olga, groupId)).role).toBe('member');
  });

  it('rejects an owner who demotes another owner', async () => {
    await role(olga, tom, 'owner');
    const changeable = async (who: TestPerson) =>
      (await people.members(who, groupId))
        .filter(({ can }) => can.changeRole)
        .map(({ username }) => username);
    expect(await changeable(olga)).toEqual([olga.username, mo.username]);
    for (const to of ['moderator', 'member'])
      expect(codeOf(await role(tom, olga, to))).toBe('groups.not_allowed');
    expect((await people.read(olga, groupId)).role).toBe('owner');
    expect(codeOf(await role(olga, olga, 'moderator'))).toBe(204);
  });

  it('of the last owner are handed over before they leave', async () => {
    const leave = (who: TestPerson) => people.on(who, 'DELETE', groupId, '/membership');
    expect(codeOf(await leave(olga))).toBe('groups.last_owner');
    const outsider = await people.person();
    const over = (to: TestPerson) => people.on(olga, 'PUT', groupId, '/owner', { username: to.username });
    expect(codeOf(await over(outsider))).toBe('request.not_found');
    expect(codeOf(await over(tom))).toBe(204);
    expect([(await people.read(olga, groupId)).role, (await people.read(tom, groupId)).role]).toEqual([
      'moderator',
      'owner',
    ]);
    expect(codeOf(await leave(olga))).toBe(204);
  });

  it('of two owners who leave at once: one of them stays', async () => {
    await role(olga, tom, 'owner');
    const left = await Promise.all(
      [olga, tom].map((who) => people.on(who, 'DELETE', groupId, '/membership')),
    );
    expect(left.map(codeOf).toSorted()).toEqual([204, 'groups.last_owner']);
  });
});

describe('going', () => {
  it('moderators remove members, owners moderators too, and nobody an owner', async () => {
    expect(codeOf(await remove(tom, mo))).toBe('groups.not_allowed');
    expect(codeOf(await remove(mo, olga))).toBe('groups.not_allowed');
    expect(codeOf(await remove(mo, tom))).toBe(204);
    expect(codeOf(await remove(mo, tom))).toBe('request.not_found');
    expect(codeOf(await remove(olga, mo))).toBe(204);
    expect((await people.read(olga, groupId)).memberCount).toBe(1);
  });

  it('a ban is for good: to the person the group is not there, however they come', async () => {
    const ban = (who: TestPerson, whom: TestPerson) =>
      people.on(who, 'PUT', groupId, `/bans/${whom.username}`, { reason: 'Said twice.' });
    expect(codeOf(await ban(mo, olga))).toBe('groups.not_allowed');
    expect(codeOf(await ban(mo, mo))).toBe('groups.not_allowed');
    expect(codeOf(await ban(mo, tom))).toBe(204);
    // Whether there is such an account is nothing that banning tells.
    expect(codeOf(await ban(mo, { ...tom, username: 'nobody_at_all' }))).toBe(204);
    for (const answer of [await people.on(tom, 'GET', groupId), await people.join(tom, groupId)])
      expect(codeOf(answer)).toBe('groups.not_found');
    const found = (await people.ask(tom, 'GET', '/api/groups')).json().items as { id: string }[];
    expect(found.map(({ id }) => id)).not.toContain(groupId);
    const { rows } = await world.database.pool.query('select reason from group_bans where user_id = $1', [
      tom.id,
    ]);
    expect(rows[0].reason.toString()).not.toContain('twice');
  });

  it('a ban and joining at the same time leave nobody inside who is banned', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ann = await people.person();
      await Promise.all([
        people.join(ann, groupId),
        people.on(mo, 'PUT', groupId, `/bans/${ann.username}`, {}),
      ]);
      expect(codeOf(await people.on(ann, 'GET', groupId))).toBe('groups.not_found');
      expect((await people.members(olga, groupId)).map(({ username }) => username)).not.toContain(
        ann.username,
      );
    }
  });
});
