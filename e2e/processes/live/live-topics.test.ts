import { heldLimits } from '@firstlight/contract/general-limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { connectLive, type LiveClient, openLive, pushCanary, refusalOf } from '../harness/live.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

const most = heldLimits.topicsPerPerson;
const topics = Array.from({ length: most - 1 }, (_, index) => `circle:${index}`);

describe('a person with as many topics as there may be and three pages open, on two processes', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;
  let pages: LiveClient[];
  let other: LiveClient;

  beforeAll(async () => {
    world = await openWorld();
    [near, far] = await Promise.all([world.startApi(), world.startApi()]);
    await world.database.query(
      `insert into test_members select user_id, circle_id::text
       from unnest(array['ann', 'bob']) as user_id, generate_series(0, ${most}) as circle_id`,
    );
    const ann = { session: 'a', user: 'ann' };
    const options = { reconnects: true, topics: ['me', ...topics] };
    pages = await Promise.all([near, far, far].map(({ url }) => connectLive(url, ann, options)));
    other = await connectLive(far.url, { session: 'b', user: 'bob' }, { topics });
  });
  afterAll(async () => {
    for (const { socket } of [...pages, other]) socket.close();
    await world.close();
  });

  const marksOf = (mark: number) => pages.map(({ marks }) => marks.filter((each) => each === mark).length);

  it('hears each topic once on each page, whichever process rings, as soon as it was granted', async () => {
    for (const [mark, topic] of ['me:ann', topics[0], topics[99], topics.at(-1)].entries()) {
      await pushCanary(mark % 2 ? near.url : far.url, topic ?? '', mark);
      await until('all pages to hear', () => marksOf(mark).every((heard) => heard === 1));
    }
    const [page] = pages;
    expect(page?.markedTopics).toEqual(['me', topics[0], topics[99], topics.at(-1)]);
  });

  it('is refused one more, on the same page and on a new one, until they leave another', async () => {
    const [page] = pages;
    const one = [`circle:${most}`];
    const subscribe = () => page?.socket.emitWithAck('subscribe', one);
    const elsewhere = openLive(near.url, { session: 'a', user: 'ann' }, { topics: one });
    expect(await refusalOf(elsewhere)).toBe(one[0]);
    expect(await subscribe()).toEqual({ granted: [], refused: one });
    for (const { socket } of pages) await socket.emitWithAck('unsubscribe', ['circle:7']);
    expect(await subscribe()).toEqual({ granted: one, refused: [] });
    await page?.socket.emitWithAck('unsubscribe', one);
  });

  it('hears nothing of what they were removed from, from the next instant on, and everything else', async () => {
    const json = { userId: 'ann', circleId: '3' };
    expect((await ask(near.url, '/api/test/remove', { json })).status).toBe(204);
    await until('all pages to be told', () => pages.every(({ heard }) => heard.length === 1));
    for (const { heard } of pages) expect(heard).toEqual([['topic.closed', 'circle:3']]);
    for (let mark = 100; mark < 120; mark += 1)
      await pushCanary(mark % 2 ? near.url : far.url, 'circle:3', mark);
    await pushCanary(near.url, 'circle:4', 200);
    await pushCanary(far.url, 'circle:3', 201);
    await until('all pages to hear the rest', () => marksOf(200).every((heard) => heard === 1));
    await until('the other to hear it all', () => other.marks.includes(201));
    for (const { markedTopics } of pages) expect(markedTopics).not.toContain('circle:3');
    expect(other.marks.filter((mark) => mark >= 100)).toHaveLength(22);
  });

  it('follows again what they still may after a cut, and learns what they may not', async () => {
    const before = pages.map(({ socket }) => socket.id);
    for (const { socket } of pages) socket.io.engine.close();
    await until('all to be answered again', () =>
      pages.every(({ socket, answer }, index) => socket.id !== before[index] && answer !== undefined),
    );
    for (const { answer } of pages) {
      expect(answer?.refused).toEqual(['circle:3']);
      expect(answer?.granted).toHaveLength(most - 1);
    }
  });

  it('races to follow what they are being removed from, and is left following nothing of it', async () => {
    const racing = Array.from({ length: 40 }, (_, index) => {
      const circle = String(20 + index);
      const who = { session: `b${index}`, user: 'bob' };
      const client = openLive(index % 2 ? near.url : far.url, who, { topics: [`circle:${circle}`] });
      return { circle, client };
    });
    await Promise.all(
      racing.map(({ circle }) => {
        const json = { userId: 'bob', circleId: circle };
        return ask(near.url, '/api/test/remove', { json });
      }),
    );
    await until('all to be refused or sent away', () =>
      racing.every(({ client }) => (client.answer?.refused.length ?? 0) + client.heard.length > 0),
    );
    for (const { circle } of racing) await pushCanary(near.url, `circle:${circle}`, 300);
    await pushCanary(near.url, 'circle:1', 301);
    await until('the last to be heard', () => other.marks.includes(301));
    for (const { client } of racing) {
      expect(client.marks).toEqual([]);
      client.socket.close();
    }
  });
});
