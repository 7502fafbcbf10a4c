import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { talkers } from '../talk.testing.ts';

let world: World;
let app: FastifyInstance;
let people: ReturnType<typeof talkers>;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  people = talkers(world, () => app);
});
afterAll(() => world.close());

interface Found {
  conversationId: string;
  seq: number;
  partner: { username: string } | null;
}

async function search(who: TestPerson, words: string): Promise<Found[]> {
  const all: Found[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const answer: { items: Found[]; next: string | null } = (
      await people.ask(who, 'POST', '/api/conversations/searches', { words, after })
    ).json();
    all.push(...answer.items);
    after = answer.next;
  }
  return all;
}

it('finds what was written in one’s own conversations, says with whom, and nothing of anybody else’s', async () => {
  const [maya, tom, ada, eve] = await Promise.all([1, 2, 3, 4].map(() => people.person()));
  if (!maya || !tom || !ada || !eve) throw new Error('nobody came');
  const one = await people.open(maya, tom);
  const two = await people.open(maya, ada);
  const others = await people.open(tom, ada);
  await people.send(maya, one.channelId, 'A jar for Tom');
  await people.send(maya, two.channelId, 'A jar for Ada');
  await people.send(tom, others.channelId, 'Their jar');
  const mine = await search(maya, 'JAR');
  expect(mine.map(({ conversationId, partner }) => [conversationId, partner?.username]).toSorted()).toEqual(
    [
      [one.id, tom.username],
      [two.id, ada.username],
    ].toSorted(),
  );
  expect(await search(eve, 'jar')).toEqual([]);
});

it('leaves requests of strangers out until they are answered', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { channelId } = await people.open(tom, maya);
  await people.send(tom, channelId, 'A strange jar');
  expect(await search(maya, 'jar')).toEqual([]);
  expect(await search(tom, 'jar')).toHaveLength(1);
  await people.send(maya, channelId, 'Hello.');
  expect(await search(maya, 'jar')).toHaveLength(1);
});

it('comes to the end of more conversations than are looked through together', async () => {
  const maya = await people.person();
  const partners = await Promise.all(Array.from({ length: 53 }, () => people.person()));
  for (const partner of partners) {
    const { channelId } = await people.open(maya, partner);
    await people.send(maya, channelId, 'A jar for you');
  }
  const found = await search(maya, 'jar');
  expect(new Set(found.map(({ conversationId }) => conversationId)).size).toBe(53);
  expect(found).toHaveLength(53);
});
