import { randomUUID } from 'node:crypto';
import type { Group } from '@firstlight/contract/talk/groups/group.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { atTheDoors } from '../doors.testing.ts';

let world: World;
let app: FastifyInstance;
let doors: ReturnType<typeof atTheDoors>;
let [owner, visitor] = [] as unknown as [TestPerson, TestPerson];
let group: Group;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  doors = atTheDoors(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, visitor] = [await doors.person(), await doors.person()];
  group = await doors.group(owner);
});

const code = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const waiting = async (who: TestPerson) =>
  (await doors.ask(who, 'GET', `/api/groups/${group.id}`)).json().members.askerCount;
const own = async (who: TestPerson) =>
  (await doors.ask(who, 'GET', `/api/groups/${group.id}/access-request`)).json().request;

describe('asking for access', () => {
  it('waits for the moderators, who are told of all that wait in one line, and lets in whom they approve', async () => {
    const text = 'I repair lighthouses and would like to listen.';
    expect((await doors.request(visitor, group, { text })).json()).toMatchObject({ state: 'pending' });
    const other = await doors.person();
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await doors.request(other, group);
    expect(code(await doors.request(visitor, group))).toBe('groups.already_asked');
    const [line, ...more] = await doors.news(owner);
    expect(line).toMatchObject({
      kind: 'access_request',
      about: { name: group.name },
      path: `/groups/${group.id}?view=requests`,
      count: 2,
    });
    expect(more).toEqual([]);
    expect(JSON.stringify(line)).not.toContain(text);

    expect(await waiting(owner)).toBe(2);
    const [first, second] = await doors.requests(owner, group);
    expect(first).toMatchObject({ person: { username: visitor.username }, text });
    expect(second).toMatchObject({ person: { username: other.username }, text: null });
    expect((await doors.answer(owner, group, first?.id ?? '', 'approved')).statusCode).toBe(204);
    expect(await doors.role(visitor, group)).toBe('member');
    expect([await waiting(owner), await waiting(visitor)]).toEqual([1, null]);
    expect(await doors.news(visitor)).toMatchObject([
      {
        kind: 'access_answer',
        about: { name: group.name },
        details: { variant: 'approved' },
        path: `/groups/${group.id}`,
      },
    ]);
    await doors.answer(owner, group, second?.id ?? '', 'declined');
    expect(await doors.news(other)).toMatchObject([{ details: { variant: 'declined' } }]);
    expect(await doors.role(other, group)).toBeNull();
    expect(await doors.news(owner)).toMatchObject([{ kind: 'access_request', isRead: true }]);
  });

  it('is possible again a week after one asked', async () => {
    await doors.request(visitor, group);
    const [waiting] = await doors.requests(owner, group);
    await doors.answer(owner, group, waiting?.id ?? '', 'declined');
    expect(await own(visitor)).toMatchObject({ state: 'declined' });
    expect(code(await doors.request(visitor, group))).toBe('groups.asked_lately');
    world.clock.now = new Date((await own(visitor)).againAt);
    expect((await doors.request(visitor, group)).statusCode).toBe(201);
  });

  it('can be taken back while it waits', async () => {
    await doors.request(visitor, group);
    const withdraw = () => doors.ask(visitor, 'DELETE', `/api/groups/${group.id}/access-request`);
    expect((await withdraw()).statusCode).toBe(204);
    expect((await withdraw()).statusCode).toBe(404);
    expect(await doors.requests(owner, group)).toEqual([]);
    expect(await own(visitor)).toMatchObject({ state: 'withdrawn' });
  });

  it('takes a code at a group that nobody finds, and that code alone lets nobody in', async () => {
    const unlisted = await doors.group(owner, { isListed: false });
    expect(code(await doors.request(visitor, unlisted))).toBe('groups.not_found');
    const invite = await doors.invite(owner, unlisted, { grants: 'ask', uses: 1 });
    expect(code(await doors.join(visitor, invite.code))).toBe('groups.invite_invalid');
    expect(code(await doors.request(visitor, group, { code: invite.code }))).toBe('groups.invite_invalid');
    expect((await doors.request(visitor, unlisted, { code: invite.code })).statusCode).toBe(201);
    expect((await doors.requests(owner, unlisted)).length).toBe(1);
    expect(code(await doors.request(await doors.person(), unlisted, { code: invite.code }))).toBe(
      'groups.invite_invalid',
    );
  });

  it('is not there for whoever is banned, not needed at a public group, and nothing for members', async () => {
    await doors.ask(owner, 'PUT', `/api/groups/${group.id}/bans/${visitor.username}`, {});
    expect(code(await doors.request(visitor, group))).toBe('groups.not_found');
    const open = await doors.group(owner, { visibility: 'public' });
    expect(code(await doors.request(visitor, open))).toBe('groups.no_need_to_ask');
    expect(code(await doors.request(owner, group))).toBe('groups.already_member');
  });
});

describe('answering', () => {
  it('is done once, by moderators alone', async () => {
    await doors.request(visitor, group);
    const [waiting] = await doors.requests(owner, group);
    const id = waiting?.id ?? '';
    const member = await doors.person();
    await doors.join(member, (await doors.invite(owner, group)).code);
    expect(code(await doors.answer(member, group, id, 'approved'))).toBe('groups.not_allowed');
    const answers = await Promise.all([
      doors.answer(owner, group, id, 'approved'),
      doors.answer(owner, group, id, 'declined'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(code(await doors.answer(owner, group, randomUUID(), 'approved'))).toBe('request.not_found');
  });

  it('is the same answer to whoever sends it again, and tells it once', async () => {
    await doors.request(visitor, group);
    const [waiting] = await doors.requests(owner, group);
    const answer = (what: 'approved' | 'declined') => doors.answer(owner, group, waiting?.id ?? '', what);
    expect([await answer('approved'), await answer('approved')].map(({ statusCode }) => statusCode)).toEqual([
      204, 204,
    ]);
    expect(await doors.news(visitor)).toHaveLength(1);
    expect(code(await answer('declined'))).toBe('groups.already_answered');
  });

  it('shows nothing of somebody limited, who notifies nobody', async () => {
    await world.database.pool.query("update users set standing = 'limited' where id = $1", [visitor.id]);
    expect((await doors.request(visitor, group)).statusCode).toBe(201);
    expect(await doors.requests(owner, group)).toEqual([]);
    expect(await waiting(owner)).toBe(0);
    expect(await doors.news(owner)).toEqual([]);
    expect(await own(visitor)).toMatchObject({ state: 'pending' });
  });

  it('by somebody limited rings at nobody’s page, neither asked nor taken back', async () => {
    const knock = async () => {
      world.happened.events.length = 0;
      await doors.request(visitor, group);
      await doors.ask(visitor, 'DELETE', `/api/groups/${group.id}/access-request`);
      return world.happened.events.map(({ name }) => name).filter((name) => name.startsWith('groups.'));
    };
    expect(await knock()).toEqual(['groups.access_asked', 'groups.changed', 'groups.changed']);
    visitor = await doors.person();
    await world.database.pool.query("update users set standing = 'limited' where id = $1", [visitor.id]);
    expect(await knock()).toEqual([]);
  });

  it.each(['limited', 'suspended'])(
    'finds no request of somebody who is %s since they asked',
    async (standing) => {
      await doors.request(visitor, group);
      const [waiting] = await doors.requests(owner, group);
      const stand = (how: string, isHidden: boolean) =>
        world.database.pool.query('update users set standing = $2, is_standing_hidden = $3 where id = $1', [
          visitor.id,
          how,
          isHidden,
        ]);
      await stand(standing, false);
      for (const what of ['approved', 'declined'] as const)
        expect(code(await doors.answer(owner, group, waiting?.id ?? '', what))).toBe('request.not_found');
      const { rows } = await world.database.pool.query('select 1 from group_members where user_id = $1', [
        visitor.id,
      ]);
      expect(rows).toEqual([]);
      // What holds them back for hidden content alone nobody learns here.
      await stand(standing, true);
      expect((await doors.answer(owner, group, waiting?.id ?? '', 'approved')).statusCode).toBe(204);
    },
  );
});
