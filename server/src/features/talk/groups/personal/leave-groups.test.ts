import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf, groupPeople } from '../groups.testing.ts';

const password = 'four quiet harbours';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let olga: TestPerson;
let [groupId, channelId] = ['', ''];
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
beforeEach(async () => {
  olga = await people.person({ password });
  const group = await people.create(olga);
  [groupId, channelId] = [group.id, group.members?.channels[0]?.id ?? ''];
});

/** Each comes a minute after the one before. */
async function joined(): Promise<TestPerson> {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const person = await people.person();
  await people.join(person, groupId);
  return person;
}
const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);
const away = ({ id }: TestPerson) =>
  run("update sessions set last_used_at = $2::timestamptz - interval '31 days' where user_id = $1", [
    id,
    world.clock.now,
  ]);
async function erase(): Promise<void> {
  const gone = await people.ask(olga, 'POST', '/api/me/erasure', { username: olga.username, password });
  expect(gone.statusCode).toBe(204);
}
const roleOf = async (who: TestPerson) => {
  const { rows } = await run('select role from group_members where group_id = $1 and user_id = $2', [
    groupId,
    who.id,
  ]);
  return rows[0]?.role;
};

describe('a group whose last owner deletes their account', () => {
  it('goes to the moderator who has served longest, before any member', async () => {
    const [early, first, second] = [await joined(), await joined(), await joined()];
    for (const who of [second, first])
      await people.on(olga, 'PUT', groupId, `/members/${who.username}/role`, { role: 'moderator' });
    await people.send(olga, channelId, 'Mine.');
    await erase();
    expect([await roleOf(early), await roleOf(first), await roleOf(second)]).toEqual([
      'member',
      'owner',
      'moderator',
    ]);
    const group = await people.read(first, groupId);
    expect([group.role, group.memberCount]).toEqual(['owner', 3]);
    const log = (await people.ask(early, 'GET', `/api/channels/${channelId}/messages`)).json();
    expect(log.messages).toMatchObject([{ author: null, text: 'Mine.' }]);
  });

  it('goes, without a moderator, to the member who has been there longest and was here lately', async () => {
    const [absent, held, present] = [await joined(), await joined(), await joined()];
    await away(absent);
    await run("update users set standing = 'limited' where id = $1", [held.id]);
    await erase();
    expect([await roleOf(absent), await roleOf(held), await roleOf(present)]).toEqual([
      'member',
      'member',
      'owner',
    ]);
  });

  it('is deleted where there is nobody to hand it to', async () => {
    const absent = await joined();
    await away(absent);
    await erase();
    const back = await people.person();
    await run('update sessions set last_used_at = now() where user_id = $1', [absent.id]);
    for (const who of [absent, back])
      expect(codeOf(await people.on(who, 'GET', groupId))).toBe('groups.not_found');
    expect(
      (await run('select deleted_at from groups where id = $1', [groupId])).rows[0].deleted_at,
    ).not.toBeNull();
  });

  it('stays as it is where there is another owner', async () => {
    const [other, moderator] = [await joined(), await joined()];
    await people.on(olga, 'PUT', groupId, `/members/${other.username}/role`, { role: 'owner' });
    await people.on(olga, 'PUT', groupId, `/members/${moderator.username}/role`, { role: 'moderator' });
    await erase();
    expect([await roleOf(other), await roleOf(moderator)]).toEqual(['owner', 'moderator']);
  });
});
