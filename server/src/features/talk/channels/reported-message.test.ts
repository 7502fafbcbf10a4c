import { randomUUID } from 'node:crypto';
import { messageAddress } from '@firstlight/contract/talk/channels/message.ts';
import { uuidV7 } from '@firstlight/contract/uuid-v7.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { groupPeople } from '../groups/groups.testing.ts';
import { channelMessageReportable, messageReportable } from './channels.reportable.ts';
import { talkers } from './talk.testing.ts';

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

it('takes the five messages before it along, each with its author, and is there for the two alone', async () => {
  const [maya, tom, stranger] = [await people.person(), await people.person(), await people.person()];
  const { channelId } = await people.open(maya, tom);
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'])
    await people.send(maya, channelId, text);
  await people.change(maya, 'DELETE', `${channelId}/messages/3`);
  const id = uuidV7(randomUUID());
  await people.send(maya, channelId, 'That is too much.', { id });
  const address = messageAddress({ channelId, id });
  expect(await messageReportable.snapshot(world.ctx, address)).toMatchObject({
    words: 'That is too much.',
    surroundings: ['Two.', 'Four.', 'Five.', 'Six.'].map((text) => `@${maya.username}: ${text}`).join('\n'),
    author: maya.id,
    isTakenDown: false,
  });
  const found = ({ ctx }: typeof tom) => messageReportable.find(ctx, address);
  expect([await found(tom), await found(stranger)]).toEqual([address, undefined]);
  expect(await messageReportable.isBy(world.ctx, address, maya.id)).toBe(true);
});

it('in a group is of its own kind, takes three before it and two after it along, and is there for members alone', async () => {
  const members = groupPeople(world, () => app);
  const [olga, tom, stranger] = [await members.person(), await members.person(), await members.person()];
  const group = await members.create(olga);
  const channelId = group.members?.channels[0]?.id ?? '';
  await members.join(tom, group.id);
  const sent = [];
  for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Too much.', 'Six.', 'Seven.', 'Eight.'])
    sent.push((await members.send(olga, channelId, text)).json());
  const address = messageAddress({ channelId, id: sent[4].id });
  expect(await channelMessageReportable.snapshot(world.ctx, address)).toMatchObject({
    words: 'Too much.',
    surroundings: ['Two.', 'Three.', 'Four.', '[…]', 'Six.', 'Seven.']
      .map((text) => (text === '[…]' ? text : `@${olga.username}: ${text}`))
      .join('\n'),
    author: olga.id,
  });
  const found = ({ ctx }: typeof tom) => channelMessageReportable.find(ctx, address);
  expect([await found(tom), await found(stranger), await messageReportable.find(tom.ctx, address)]).toEqual([
    address,
    undefined,
    undefined,
  ]);
});

describe('two messages with one id in two channels', () => {
  it('are reported apart, each by those who read its channel', async () => {
    const [maya, tom, olga] = [await people.person(), await people.person(), await people.person()];
    const id = uuidV7(randomUUID());
    const addresses: string[] = [];
    for (const [partner, text] of [
      [tom, 'To Tom.'],
      [olga, 'To Olga.'],
    ] as const) {
      const { channelId } = await people.open(maya, partner);
      await people.send(maya, channelId, text, { id });
      addresses.push(messageAddress({ channelId, id }));
    }
    const report = async (who: TestPerson, address?: string) => {
      const form = { kind: 'direct_message', address, reason: 'harassment', isIllegal: false };
      return (await people.ask(who, 'POST', '/api/reports', form)).statusCode;
    };
    expect([await report(tom, addresses[0]), await report(olga, addresses[1]?.toUpperCase())]).toEqual([
      201, 201,
    ]);
    expect([await report(tom, addresses[1]), await report(tom, id)]).toEqual([404, 404]);
    const cases = world.database.db
      .selectFrom('cases')
      .select('subjectId')
      .where('subjectId', 'like', `%${id}`);
    expect(new Set((await cases.execute()).map(({ subjectId }) => subjectId))).toEqual(new Set(addresses));
    await inTransaction(world.ctx, (tx) => messageReportable.takeDown(tx, addresses[0] ?? '', true));
    const shown = async (who: TestPerson) =>
      (await people.list(who, 'requests')).map(({ latest }) => latest?.excerpt);
    expect([await shown(tom), await shown(olga)]).toEqual([[null], ['To Olga.']]);
  });
});
