import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { removeMessage } from '../channels/write/remove-message.ts';
import { codeOf, groupPeople } from './groups.testing.ts';
import { purgeGroups } from './settings/purge-groups.ts';

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
  [groupId, general] = [group.id, group.members?.channels[0]?.id ?? ''];
  await people.join(mo, groupId);
  await people.on(olga, 'PUT', groupId, `/members/${mo.username}/role`, { role: 'moderator' });
});

/** Changes the group, and commits only when `other` waits for it. */
const justBefore = <Result>(change: string, other: () => Promise<Result>): Promise<Result> =>
  whileHeld(`update groups set ${change} where id = $1`, groupId, other);

/** Commits a statement about a row only when `other` waits for it. */
async function whileHeld<Result>(
  statement: string,
  id: string,
  other: () => Promise<Result>,
): Promise<Result> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, [id]);
    const waiting = other();
    await vi.waitFor(async () => expect(await isSomebodyWaiting()).toBe(true), 10_000);
    await client.query('commit');
    return await waiting;
  } finally {
    client.release(true);
  }
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await world.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

describe('in the same moment', () => {
  it('nobody joins a group that is being closed to them', async () => {
    const joined = await justBefore("visibility = 'private', is_listed = false", () =>
      people.join(tom, groupId),
    );
    expect(codeOf(joined)).toBe('groups.not_found');
    expect(await people.mine(tom)).toEqual([]);
  });

  it.each([
    ['banned', 204, () => people.on(mo, 'PUT', groupId, `/bans/${tom.username}`, {})],
    ['blocked', 'request.not_found', () => people.ask(mo, 'PUT', `/api/me/blocks/${tom.username}`)],
  ])('whoever goes with their account while they are %s is like one who never was', async (_, told, act) => {
    const gone = 'delete from users where id = $1';
    expect(codeOf(await whileHeld(gone, tom.id, act))).toBe(told);
  });

  it('a moderator whose role is taken away removes nothing that others wrote', async () => {
    await people.send(olga, general, 'Kept.');
    await people.on(olga, 'PUT', groupId, `/members/${mo.username}/role`, { role: 'owner' });
    const { vault } = mo.ctx;
    const slow = {
      ...mo.ctx,
      vault: {
        ...vault,
        async unsealAll(...given: Parameters<typeof vault.unsealAll>) {
          await people.on(mo, 'PUT', groupId, `/members/${mo.username}/role`, { role: 'member' });
          return vault.unsealAll(...given);
        },
      },
    };
    await expect(removeMessage(slow, { channelId: general, seq: 1 })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const log = (await people.ask(olga, 'GET', `/api/channels/${general}/messages`)).json();
    expect(log.messages).toMatchObject([{ text: 'Kept.' }]);
  });

  it('a group that is brought back is not emptied by the job that had found it deleted', async () => {
    await people.on(olga, 'DELETE', groupId);
    world.clock.now = new Date(world.clock.now.getTime() + 7 * 86_400_000);
    await justBefore('deleted_at = null, deleted_by = null', () => purgeGroups(world.ctx));
    expect(await people.read(mo, groupId)).toMatchObject({
      role: 'moderator',
      members: { channels: [{ name: 'general' }] },
    });
  });
});

it('whoever joined after the group was opened to all waits at no door any more, and is not asked about again after leaving', async () => {
  await people.on(olga, 'PATCH', groupId, '', { visibility: 'private' });
  expect(codeOf(await people.on(tom, 'POST', groupId, '/access-requests', {}))).toBe(201);
  await people.on(olga, 'PATCH', groupId, '', { visibility: 'public' });
  await people.join(tom, groupId);
  await people.on(olga, 'DELETE', groupId, `/members/${tom.username}`);
  expect((await people.on(olga, 'GET', groupId, '/access-requests')).json().items).toEqual([]);
});

it('who is handed a group does not tell whether somebody is held back for what they did hidden', async () => {
  const password = 'four quiet harbours';
  const owner = await people.person({ password });
  const own = await people.create(owner);
  for (const who of [mo, tom]) {
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await people.join(who, own.id);
    await people.on(owner, 'PUT', own.id, `/members/${who.username}/role`, { role: 'moderator' });
  }
  await world.database.pool.query(
    "update users set standing = 'limited', is_standing_hidden = true where id = $1",
    [mo.id],
  );
  const gone = { username: owner.username, password };
  expect((await people.ask(owner, 'POST', '/api/me/erasure', gone)).statusCode).toBe(204);
  expect((await people.members(tom, own.id)).map(({ username, role }) => [username, role])).toEqual([
    [mo.username, 'owner'],
    [tom.username, 'moderator'],
  ]);
});
