import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectLive, openLive, pushCanary, refusalOf, untilReached } from '../harness/live.ts';
import { pause } from '../harness/pause.ts';
import { serverDirectory } from '../harness/settings.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('a live push', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;

  beforeAll(async () => {
    world = await openWorld();
    [near, far] = await Promise.all([world.startApi(), world.startApi()]);
  });
  afterAll(() => world.close());

  it('reaches a socket on another process, each once and in order', async () => {
    const reader = await connectLive(far.url, { session: 's1', user: 'u1' });
    await untilReached(reader, near.url, 'me:u1');
    for (let mark = 0; mark < 20; mark++) {
      await pushCanary(near.url, 'me:u1', mark);
      await until('the canary', () => reader.marks.includes(mark));
    }
    expect(reader.marks).toEqual(Array.from({ length: 20 }, (_, mark) => mark));
    reader.socket.close();
  });

  it('is heard once by each follower of the topic and by nobody else', async () => {
    const [here, there, stranger] = await Promise.all([
      connectLive(near.url, { session: 's2', user: 'u2' }),
      connectLive(far.url, { session: 's2', user: 'u2' }),
      connectLive(far.url, { session: 's3', user: 'u3' }),
    ]);
    await Promise.all([untilReached(here, near.url, 'me:u2'), untilReached(there, near.url, 'me:u2')]);
    await pushCanary(near.url, 'me:u2', 7);
    await until('both to hear', () => here.marks.length > 0 && there.marks.length > 0);
    await pause(100);
    expect([here.marks, there.marks, stranger.marks]).toEqual([[7], [7], []]);
    for (const client of [here, there, stranger]) client.socket.close();
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['a look-alike', 'https://firstlight.example.evil.example'],
    ['an opaque page', 'null'],
  ])('is not for a page of %s', async (_whose, from) => {
    const client = openLive(near.url, { session: 's4', user: 'u4' }, { from });
    expect(await refusalOf(client)).toBe('websocket error');
  });

  it('to oneself is not for a connection without an identity, nor for somebody else', async () => {
    expect(await refusalOf(openLive(near.url, {}))).toBe('me');
    expect(await refusalOf(openLive(near.url, { session: 's5' }))).toBe('me');
    const curious = openLive(near.url, { session: 's5', user: 'u5' }, { topics: ['me', 'me:u2'] });
    expect(await refusalOf(curious)).toBe('me:u2');
  });

  it('is not brought back by a cut connection: who may follow is asked afresh', async () => {
    await world.database.query(`insert into test_members values ('u6', 'old')`);
    const topics = ['circle:old', 'circle:new'];
    const member = openLive(far.url, { session: 's6', user: 'u6' }, { reconnects: true, topics });
    await until('an answer', () => member.answer?.granted.join() === 'circle:old');
    await untilReached(member, near.url, 'circle:old');
    const earlier = member.socket.id;

    await world.database.query(`update test_members set circle_id = 'new' where user_id = 'u6'`);
    member.socket.io.engine.close();
    await pushCanary(near.url, 'circle:old', 1);
    await until('the reconnection', () => member.socket.connected && member.socket.id !== earlier);
    await until('an answer', () => member.answer !== undefined);
    expect(member.answer).toEqual({ granted: ['circle:new'], refused: ['circle:old'] });
    await pushCanary(near.url, 'circle:old', 2);
    await pushCanary(near.url, 'circle:new', 3);
    await until('the new topic', () => member.marks.includes(3));

    expect(member.marks).toEqual([3]);
    expect(member.socket.recovered).not.toBe(true);
    member.socket.close();
  });

  it('has no connection state recovery to switch on by accident', async () => {
    const source = await readFile(`${serverDirectory}src/platform/live/realtime.ts`, 'utf8');
    expect(source).toContain('new Server(http');
    expect(source).not.toContain('connectionStateRecovery');
  });
});
