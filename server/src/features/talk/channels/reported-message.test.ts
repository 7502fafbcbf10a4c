import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { groupPeople } from '../groups/groups.testing.ts';
import { channelMessageReportable, messageReportable } from './channels.reportable.ts';
import { talkers } from './talk.testing.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

it('takes the five messages before it along, each with its author, and is there for the two alone', async () => {
  const people = talkers(world, () => app);
  const [maya, tom, stranger] = [await people.person(), await people.person(), await people.person()];
  const { channelId } = await people.open(maya, tom);
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'])
    await people.send(maya, channelId, text);
  await people.change(maya, 'DELETE', `${channelId}/messages/3`);
  const id = randomUUID();
  await people.send(maya, channelId, 'That is too much.', { id });
  expect(await messageReportable.snapshot(world.ctx, id)).toMatchObject({
    words: 'That is too much.',
    surroundings: ['Two.', 'Four.', 'Five.', 'Six.'].map((text) => `@${maya.username}: ${text}`).join('\n'),
    author: maya.id,
    isTakenDown: false,
  });
  const found = ({ ctx }: typeof tom) => messageReportable.find(ctx, id);
  expect([await found(tom), await found(stranger)]).toEqual([id, undefined]);
  expect(await messageReportable.isBy(world.ctx, id, maya.id)).toBe(true);
});

it('in a group is of its own kind, takes three before it and two after it along, and is there for members alone', async () => {
  const people = groupPeople(world, () => app);
  const [olga, tom, stranger] = [await people.person(), await people.person(), await people.person()];
  const group = await people.create(olga);
  const channelId = group.members?.channels[0]?.id ?? '';
  await people.join(tom, group.id);
  const sent = [];
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Too much.', 'Six.', 'Seven.', 'Eight.'])
    sent.push((await people.send(olga, channelId, text)).json());
  const { id } = sent[4];
  expect(await channelMessageReportable.snapshot(world.ctx, id)).toMatchObject({
    words: 'Too much.',
    surroundings: ['Two.', 'Three.', 'Four.', '[…]', 'Six.', 'Seven.']
      .map((text) => (text === '[…]' ? text : `@${olga.username}: ${text}`))
      .join('\n'),
    author: olga.id,
  });
  const found = ({ ctx }: typeof tom) => channelMessageReportable.find(ctx, id);
  expect([await found(tom), await found(stranger), await messageReportable.find(tom.ctx, id)]).toEqual([
    id,
    undefined,
    undefined,
  ]);
});
