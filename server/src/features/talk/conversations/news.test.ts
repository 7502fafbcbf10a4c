import { randomUUID } from 'node:crypto';
import { messageAddress } from '@firstlight/contract/talk/channels/message.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../core/transaction.ts';
import type { TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { gatherDue } from '../../outreach/notifications/notifications.jobs.ts';
import { messageReportable } from '../channels/channels.reportable.ts';
import { talkers } from '../channels/talk.testing.ts';

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

const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);

interface Sent {
  channelId: string;
  id: string;
  seq: number;
}

async function newsOf(who: TestPerson) {
  await workOff(world);
  return (await people.ask(who, 'GET', '/api/notifications')).json().items;
}

it('of a message names whoever wrote and where, never what, and is read when the message is', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { id, channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'A stranger’s secret.');
  const actor = { name: maya.name, username: maya.username };
  const [request, ...others] = await newsOf(tom);
  expect(request).toMatchObject({ kind: 'message_request', path: `/messages/${id}`, actor, isRead: false });
  expect([others, JSON.stringify(request).includes('secret')]).toEqual([[], false]);

  await people.send(tom, channelId, 'Hello.');
  expect(await newsOf(tom)).toMatchObject([{ kind: 'message_request', isRead: true }]);
  for (const text of ['One.', 'Two.']) await people.send(maya, channelId, text);
  expect((await newsOf(tom))[0]).toMatchObject({ kind: 'message', count: 1, isRead: false });
  await people.change(tom, 'PUT', `${channelId}/mark`, { seq: 4 });
  expect((await newsOf(tom))[0]).toMatchObject({ kind: 'message', isRead: true });
});

it('reaches nobody who blocked its author before it was told', async () => {
  const [maya, tom] = [await people.person(), await people.person()];
  const { channelId } = await people.open(maya, tom);
  await people.send(maya, channelId, 'Hello.');
  await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
  expect(await newsOf(tom)).toEqual([]);
});

describe('what was told already', () => {
  /** A stranger’s message stands under the bell, and a mail waits. */
  async function told() {
    const [maya, tom] = [await people.person(), await people.person()];
    const { channelId } = await people.open(maya, tom);
    await people.send(maya, channelId, 'Hello.');
    expect(await newsOf(tom)).toMatchObject([{ kind: 'message_request', isRead: false }]);
    const unread = async () => (await people.ask(tom, 'GET', '/api/notifications/unread')).json().count;
    expect(await unread()).toBe(1);
    const mailed = async () => {
      world.clock.now = new Date(world.clock.now.getTime() + 6 * 60_000);
      await gatherDue.run(world.jobCtx, {});
      const sent = 'select 1 from notifications where user_id = $1 and mailed_at is not null';
      return (await run(sent, [tom.id])).rowCount;
    };
    return { maya, tom, channelId, unread, mailed };
  }

  it('is mailed after five minutes where nothing happened', async () => {
    expect(await (await told()).mailed()).toBe(1);
  });

  it('is no news any more once one of the two blocks the other, and no mail names them', async () => {
    const { maya, tom, unread, mailed } = await told();
    await people.ask(tom, 'PUT', `/api/me/blocks/${maya.username}`);
    expect(await newsOf(tom)).toMatchObject([{ isRead: true }]);
    expect([await unread(), await mailed()]).toEqual([0, 0]);
  });

  it('is not counted any more once whoever wrote is limited', async () => {
    const { maya, tom, unread, mailed } = await told();
    await run(`update users set standing = 'limited' where id = $1`, [maya.id]);
    expect(await newsOf(tom)).toEqual([]);
    expect([await unread(), await mailed()]).toEqual([0, 0]);
  });
});

describe('the first message that somebody has not read', () => {
  /** Two who know each other; Tom has read all there is. */
  async function friends() {
    const [maya, tom] = [await people.person(), await people.person()];
    const { id, channelId } = await people.open(maya, tom);
    await people.send(tom, channelId, 'Hello.');
    const mute = (isMuted: boolean) => people.ask(tom, 'PUT', `/api/conversations/${id}/mute`, { isMuted });
    return { maya, tom, channelId, mute };
  }

  it('is the first since they want to hear of any again', async () => {
    const { maya, tom, channelId, mute } = await friends();
    await mute(true);
    await people.send(maya, channelId, 'One.');
    expect(await newsOf(tom)).toEqual([]);
    await mute(false);
    await people.send(maya, channelId, 'Two.');
    expect(await newsOf(tom)).toMatchObject([{ kind: 'message', isRead: false }]);
  });

  it.each([
    [
      'removed',
      (who: TestPerson, { channelId, seq }: Sent) =>
        people.change(who, 'DELETE', `${channelId}/messages/${seq}`),
    ],
    [
      'taken down',
      (_who: TestPerson, sent: Sent) =>
        inTransaction(world.ctx, (tx) => messageReportable.takeDown(tx, messageAddress(sent), true)),
    ],
  ])('is the next one, where it was %s', async (_, take) => {
    const { maya, tom, channelId } = await friends();
    const { id, seq } = (await people.send(maya, channelId, 'One.')).json();
    await take(maya, { channelId, id, seq });
    expect(await newsOf(tom)).toEqual([]);
    await people.send(maya, channelId, 'Two.');
    expect(await newsOf(tom)).toMatchObject([{ kind: 'message', isRead: false }]);
  });
});
