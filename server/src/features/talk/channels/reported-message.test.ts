import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { messageReportable } from './channels.reportable.ts';
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
