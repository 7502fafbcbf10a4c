import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { hearStatements } from '../../../testing/processes/hear-statements.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { codeOf, groupPeople } from './groups.testing.ts';

// Before any connection is opened.
const heard = hearStatements();

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
afterAll(async () => {
  heard.stop();
  await world.close();
});
beforeEach(async () => {
  olga = await people.person();
  const group = await people.create(olga);
  groupId = group.id;
  channelId = group.members?.channels[0]?.id ?? '';
  await people.send(olga, channelId, 'One.');
  await people.send(olga, channelId, 'Two.');
});

const catchUp = (who: TestPerson) => people.ask(who, 'GET', `/api/channels/${channelId}/changes?seq=1&rev=1`);

it('many who come back at one moment are asked about and read for together, and each has an answer of their own', async () => {
  const members: TestPerson[] = [];
  for (let turn = 0; turn < 30; turn += 1) members.push(await people.person());
  const outsiders = members.slice(20);
  for (const member of members.slice(0, 20)) await people.join(member, groupId);
  heard.anew();
  const answers = await Promise.all(members.map(catchUp));
  expect(heard.asked().length).toBeLessThan(members.length * 2);
  for (const [turn, answer] of answers.entries()) {
    const isOutside = outsiders.includes(members[turn] as TestPerson);
    expect(codeOf(answer)).toBe(isOutside ? 'channels.not_found' : 200);
    if (!isOutside) expect(answer.json().messages).toMatchObject([{ seq: 2, text: 'Two.' }]);
  }
});

const readings: Record<string, (who: TestPerson) => ReturnType<typeof catchUp>> = {
  'what was missed is read': catchUp,
  'a page of the log is read': (who) => people.ask(who, 'GET', `/api/channels/${channelId}/messages`),
  'what is pinned is read': (who) => people.ask(who, 'GET', `/api/channels/${channelId}/pins`),
  'the channel is searched': (who) =>
    people.ask(who, 'POST', `/api/channels/${channelId}/searches`, { words: 'two' }),
  'the group is searched': (who) =>
    people.ask(who, 'POST', `/api/groups/${groupId}/searches`, { words: 'two' }),
};

/** Reads, and before the messages can be looked at, something else happens. */
async function readAcross(
  who: TestPerson,
  read: (typeof readings)[string],
  meanwhile: () => Promise<unknown>,
) {
  expect(codeOf(await read(who))).toBe(200);
  const holding = await world.database.pool.connect();
  await holding.query('begin');
  await holding.query('lock table messages in access exclusive mode');
  const answer = read(who);
  const isWaiting = `select 1 from pg_locks where relation = 'messages'::regclass and not granted`;
  await vi.waitFor(async () => expect((await holding.query(isWaiting)).rows).not.toEqual([]), 60_000);
  await meanwhile();
  await holding.query('commit');
  holding.release();
  return codeOf(await answer);
}

it.each(Object.entries(readings))('whoever is removed while %s gets nothing of it', async (_, read) => {
  const tom = await people.person();
  await people.join(tom, groupId);
  const code = await readAcross(tom, read, () =>
    people.on(olga, 'DELETE', groupId, `/members/${tom.username}`),
  );
  expect(code).toMatch(/^(channels\.not_found|groups\.members_only)$/);
});

it.each([
  ...Object.entries(readings),
  [
    'conversations are searched',
    (who: TestPerson) => people.ask(who, 'POST', '/api/conversations/searches', { words: 'two' }),
  ] as const,
])('whoever is suspended while %s gets nothing of it', async (_, read) => {
  const tom = await people.person();
  await people.join(tom, groupId);
  const talk = (await people.ask(tom, 'PUT', `/api/conversations/with/${olga.username}`)).json();
  await people.send(tom, talk.channelId, 'Two of us.');
  const suspend = `update users set standing = 'suspended' where id = $1`;
  const code = await readAcross(tom, read, () => world.database.pool.query(suspend, [tom.id]));
  expect(code).toBe('accounts.suspended');
});
