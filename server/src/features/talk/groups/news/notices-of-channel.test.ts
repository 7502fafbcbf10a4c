import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { gatherDue } from '../../../outreach/notifications/notifications.jobs.ts';
import { groupPeople } from '../groups.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof groupPeople>;
let [olga, ada, tom] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let channelId = '';
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = groupPeople(world, () => app);
});
afterAll(() => world.close());
/** Tom hears of everything. */
beforeEach(async () => {
  [olga, ada, tom] = [await people.person(), await people.person(), await people.person()];
  const group = await people.create(olga);
  channelId = group.members?.channels[0]?.id ?? '';
  for (const who of [ada, tom]) await people.join(who, group.id);
  await people.on(tom, 'PUT', group.id, `/channels/${channelId}/notify`, { level: 'all' });
});

const block = (who: TestPerson, other: TestPerson) =>
  people.ask(who, 'PUT', `/api/me/blocks/${other.username}`);
const unread = async () => (await people.ask(tom, 'GET', '/api/notifications/unread')).json().count;

async function news() {
  await workOff(world);
  const { items } = (await people.ask(tom, 'GET', '/api/notifications')).json();
  return items.map(({ actor, isRead }: { actor: { username: string }; isRead: boolean }) => [
    actor.username,
    isRead,
  ]);
}

async function mailed() {
  world.clock.now = new Date(world.clock.now.getTime() + 6 * 60_000);
  await gatherDue.run(world.jobCtx, {});
  const sent = 'select 1 from notifications where user_id = $1 and mailed_at is not null';
  return (await world.database.pool.query(sent, [tom.id])).rowCount;
}

describe('whoever hears of everything', () => {
  it.each([
    ['whom they block', () => block(tom, ada)],
    ['who blocks them', () => block(ada, tom)],
  ])('hears nothing of somebody %s, and of the next one who writes', async (_, part) => {
    await part();
    await people.send(ada, channelId, 'Good morning.');
    expect(await news()).toEqual([]);
    await people.send(olga, channelId, 'Good day.');
    expect(await news()).toEqual([[olga.username, false]]);
  });

  it('hears nothing where the block came before the news', async () => {
    await people.send(ada, channelId, 'Good morning.');
    await block(tom, ada);
    expect(await news()).toEqual([]);
  });

  it('is mailed nothing that names whom they have blocked since, it is news no more, and they hear of the next one who writes', async () => {
    await people.send(ada, channelId, 'Good morning.');
    expect([await news(), await unread()]).toEqual([[[ada.username, false]], 1]);
    await block(tom, ada);
    expect([await news(), await unread(), await mailed()]).toEqual([[[ada.username, true]], 0, 0]);
    await people.send(olga, channelId, 'Good day.');
    expect([await news(), await unread()]).toEqual([[[olga.username, false]], 1]);
  });

  it('hears of the next message where the first was removed', async () => {
    await people.send(ada, channelId, 'Good morning.');
    await people.ask(ada, 'DELETE', `/api/channels/${channelId}/messages/1`);
    expect(await news()).toEqual([]);
    await people.send(olga, channelId, 'Good day.');
    expect(await news()).toEqual([[olga.username, false]]);
  });
});
