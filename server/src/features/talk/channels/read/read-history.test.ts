import { randomUUID } from 'node:crypto';
import { channelLimits } from '@firstlight/contract/talk/channels/channel-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { fillChannel } from '../search/fill-channel.testing.ts';
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

const { page } = channelLimits;
const run = (text: string, values: unknown[]) => world.database.pool.query(text, values);

/** Three messages of Maya’s, and more than two pages of Tom’s. */
async function scene() {
  const [maya, tom] = [await people.person(), await people.person()];
  const { channelId } = await people.open(maya, tom);
  const write = (author: TestPerson, count: number) =>
    fillChannel(world, {
      channelId,
      authorId: author.id,
      texts: Array.from({ length: count }, () => 'Hello.'),
    });
  const read = async (who: TestPerson, query = '') => {
    const answer = (await people.ask(who, 'GET', `/api/channels/${channelId}/messages${query}`)).json();
    return {
      seqs: answer.messages.map(({ seq }: { seq: number }) => seq),
      hasEarlier: answer.hasEarlier,
      hasLater: answer.hasLater,
    };
  };
  await write(maya, 3);
  await write(tom, 2 * page + 10);
  return { maya, tom, write, read };
}

it('a page goes on beyond what somebody limited wrote, however much that is', async () => {
  const { maya, tom, write, read } = await scene();
  await run(`update users set standing = 'limited' where id = $1`, [tom.id]);
  expect(await read(maya)).toEqual({ seqs: [1, 2, 3], hasEarlier: false, hasLater: false });
  await write(maya, 3);
  const last = 2 * page + 16;
  expect(await read(maya, `?before=${last - 2}`)).toEqual({
    seqs: [1, 2, 3],
    hasEarlier: false,
    hasLater: true,
  });
  expect(await read(maya, '?after=3')).toEqual({
    seqs: [last - 2, last - 1, last],
    hasEarlier: true,
    hasLater: false,
  });
  expect(await read(maya, '?around=60')).toEqual({
    seqs: [1, 2, 3, last - 2, last - 1, last],
    hasEarlier: false,
    hasLater: false,
  });
  await run(`update users set standing = 'limited' where id = $1`, [maya.id]);
  expect(await read(tom, `?after=${last - 5}`)).toMatchObject({ hasEarlier: true, hasLater: false });
});

it('where nobody else has written, there is nothing, and no more to ask for', async () => {
  const { maya, tom, read } = await scene();
  await run(`update users set standing = 'limited' where id = $1`, [maya.id]);
  expect(await read(tom, '?before=4')).toEqual({ seqs: [], hasEarlier: false, hasLater: true });
});
