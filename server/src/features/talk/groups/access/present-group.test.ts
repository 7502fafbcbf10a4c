import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { groupPeople } from '../groups.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());

it('says whose messages one may remove, which is what the act allows', async () => {
  const [olga, mia, max, tom, gone] = await Promise.all([1, 2, 3, 4, 5].map(() => people.person()));
  if (!olga || !mia || !max || !tom || !gone) throw new Error('five people');
  const group = await people.create(olga);
  const channelId = group.members?.channels[0]?.id ?? '';
  for (const who of [mia, max, tom, gone]) await people.join(who, group.id);
  const setRole = ({ username }: TestPerson, role: string) =>
    people.on(olga, 'PUT', group.id, `/members/${username}/role`, { role });
  for (const who of [mia, max]) await setRole(who, 'moderator');
  const authors = [olga, mia, max, tom, gone];
  for (const who of authors) await people.send(who, channelId, 'Hello.');
  await people.on(gone, 'DELETE', group.id, '/membership');

  const said = async (who: TestPerson) => {
    const { removeMessages } = (await people.read(who, group.id)).can;
    return authors.filter(({ username }) => removeMessages?.except.includes(username) === false);
  };
  const removes = async (who: TestPerson, seq: number) => {
    const place = `/api/channels/${channelId}/messages/${seq}`;
    const { statusCode } = await people.ask(who, 'DELETE', place);
    await world.database.pool.query(
      'update messages set removed_at = null, removed_by = null where seq = $1',
      [seq],
    );
    return statusCode === 204;
  };
  const done = async (who: TestPerson) => {
    const allowed: TestPerson[] = [];
    for (const [place, author] of authors.entries())
      if (author !== who && (await removes(who, place + 1))) allowed.push(author);
    return allowed;
  };
  for (const who of [olga, mia, tom]) {
    const others = (await said(who)).filter((author) => author !== who);
    expect(others).toEqual(await done(who));
  }
  expect(await said(mia)).toEqual([mia, tom, gone]);
  await setRole(max, 'member');
  expect(await said(mia)).toEqual([mia, max, tom, gone]);
  // Whoever is held back is named to nobody, here as little as among the members.
  await world.database.pool.query(`update users set standing = 'limited' where id = $1`, [olga.id]);
  expect((await people.read(mia, group.id)).can.removeMessages).toEqual({ except: [] });
});
