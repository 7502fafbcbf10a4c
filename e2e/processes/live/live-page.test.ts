import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import {
  followProject,
  mayFollow,
  type OpenPage,
  openPage,
  projectTopic,
  untilSentAway,
} from '../harness/live-page.ts';
import { makeMembers, makeProject, type TestMember } from '../harness/members.ts';
import { pause } from '../harness/pause.ts';
import { until } from '../harness/until.ts';
import { type ApiProcess, openWorld, type World } from '../harness/world.ts';

describe('an open project page, on two processes', () => {
  let world: World;
  let near: ApiProcess;
  let far: ApiProcess;
  let maker: TestMember;
  let reader: TestMember;
  let projectId: string;
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts' });
    [near, far] = await Promise.all([world.startApi(), world.startApi()]);
  });
  beforeEach(async () => {
    for (const { socket } of opened.splice(0)) socket.close();
    [maker, reader] = (await makeMembers(world, 2)) as [TestMember, TestMember];
    projectId = await makeProject(world, maker.id);
  });
  afterAll(async () => {
    for (const { socket } of opened) socket.close();
    await world.close();
  });

  async function act(who: TestMember, method: string, path: string, json?: object) {
    const headers = { cookie: who.cookie, 'idempotency-key': randomUUID() };
    const answer = await ask(near.url, `/api/projects/${projectId}${path}`, { method, headers, json });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.text === '' ? {} : JSON.parse(answer.text);
  }

  async function open(at: ApiProcess, cookie?: string): Promise<OpenPage> {
    const page = await followProject(at, projectId, cookie);
    opened.push(page);
    return page;
  }

  it('hears of comments, replies, reactions and iterations, signed in or not, and of no other page', async () => {
    const pages = [await open(far), await open(far, reader.cookie), await open(near, maker.cookie)];
    const hereId = projectId;
    projectId = await makeProject(world, maker.id);
    const elsewhere = await open(far);
    projectId = hereId;

    const { id: parentId } = await act(reader, 'POST', '/comments', { body: 'Which port is it?' });
    await until('all to hear', () => pages.every(({ heard }) => heard.length === 1));
    await act(maker, 'POST', '/comments', { body: 'The old one.', parentId });
    await act(reader, 'PUT', '/reactions/heart');
    await act(maker, 'POST', '/iterations', {
      whatChanged: 'The port is named on the first screen.',
      link: null,
      feedbackIds: [],
      skipIds: [],
    });
    const bells = ['comments.changed', 'comments.changed', 'reactions.changed', 'iterations.changed'];
    const expected = bells.map((bell) => [bell, { projectId }]);
    await until('all to hear the rest', () => pages.every(({ heard }) => heard.length >= 4));
    for (const { heard } of pages) expect(heard).toEqual(expected);
    expect(elsewhere.heard).toEqual([]);
  });

  it('does not hear of feedback when it is given', async () => {
    const page = await open(far, maker.cookie);
    const { address } = await act(reader, 'POST', '/tests');
    await ask(near.url, address);
    await act(reader, 'POST', '/feedback', {
      rating: 4,
      comment: 'The split is clear at once, though I could not find how to correct a wrong one.',
    });
    await act(reader, 'PUT', '/reactions/heart');
    await until('the reaction', () => page.heard.length > 0);
    expect(page.heard.map(([event]) => event)).toEqual(['reactions.changed']);
  });

  it('is silent from the moment on in which its project is hidden, except for its maker', async () => {
    const pages = [await open(far), await open(far, reader.cookie), await open(near, maker.cookie)];
    await act(maker, 'PUT', '/visibility', { isHidden: true });
    await untilSentAway('all to be sent away', pages);
    for (const { heard } of pages) expect(heard).toEqual([['topic.closed', {}]]);
    expect(await mayFollow(far, projectId)).toBe(false);
    expect(await mayFollow(far, projectId, reader.cookie)).toBe(false);

    const own = await open(far, maker.cookie);
    await act(maker, 'POST', '/comments', { body: 'A note to myself.' });
    await until('the maker to hear', () => own.heard.length > 0);
    for (const { heard } of pages) expect(heard).toHaveLength(1);

    await act(maker, 'PUT', '/visibility', { isHidden: false });
    expect(await mayFollow(far, projectId)).toBe(true);
  });

  it('is silent for everybody once its project is deleted', async () => {
    const pages = [await open(far), await open(near, maker.cookie)];
    await act(maker, 'DELETE', '');
    await untilSentAway('all to be sent away', pages);
    expect(await mayFollow(far, projectId, maker.cookie)).toBe(false);
  });

  it('keeps the maker’s other news coming when its topic closes, and hears nothing once they sign out', async () => {
    const page = await open(far, maker.cookie);
    expect((await page.follow(['me'])).granted).toEqual(['me']);
    await act(maker, 'PUT', '/visibility', { isHidden: true });
    await until('the topic to close', () => !page.followed.has(projectTopic(projectId)));
    await ask(near.url, '/api/test/push', { json: { topic: `me:${maker.id}`, mark: 1 } });
    await until('other news', () => page.heard.some(([event]) => event === 'test.canary'));

    expect((await page.follow([projectTopic(projectId)])).refused).toEqual([]);
    await act(maker, 'POST', '/comments', { body: 'A note to myself.' });
    await until('the maker to hear again', () => page.heard.at(-1)?.[0] === 'comments.changed');
    await ask(near.url, '/api/sessions/current', { method: 'DELETE', headers: { cookie: maker.cookie } });
    await until('the connection to end', () => !page.socket.connected);
    expect(page.heard.at(-1)).toEqual(['session.ended', {}]);
    expect(await mayFollow(far, projectId, maker.cookie)).toBe(false);
  });

  it('that opens while its project is being hidden is not left following it', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => openPage(index % 2 ? near : far));
    opened.push(...pages);
    const asked = pages.map((page) => page.follow([projectTopic(projectId)]));
    await pause(20);
    await act(maker, 'PUT', '/visibility', { isHidden: true });
    await Promise.all(asked);
    await untilSentAway('all to be refused or sent away', pages);
  });

  it('is refused what is no topic, together with all that stands beside it or not', async () => {
    const page = openPage(far);
    opened.push(page);
    const here = projectTopic(projectId);
    const names = ['project', 'project:', 'project:x', projectTopic(randomUUID()), 'nothing', '', ':', 'me'];
    expect(await page.follow([here, ...names])).toEqual({ granted: [here], refused: names });
    for (const odd of [
      undefined,
      null,
      7,
      here,
      { topic: here },
      [here, 1],
      [['project']],
      ['x'.repeat(50_000)],
    ])
      expect(await page.follow(odd)).toEqual({ granted: [], refused: [] });
  });
});

describe('topics asked for from one address', () => {
  const [{ count }] = limits['live.topics'].windows;
  let world: World;
  let api: ApiProcess;
  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts', LIMIT_FACTOR: '1' });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  it('are refused beyond the limit, over one connection as well, which ends where it goes on', async () => {
    const [maker] = await makeMembers(world, 1);
    const topic = projectTopic(await makeProject(world, maker?.id ?? ''));
    const page = openPage(api);
    let granted = 0;
    for (let asked = 0; asked < count; asked += 1) granted += (await page.follow([topic])).granted.length;
    expect(granted).toBe(count);
    for (let asked = 0; asked < 20; asked += 1)
      expect(await page.follow([topic])).toEqual({ granted: [], refused: [topic] });
    page.socket.emit('subscribe', [topic]);
    await until('the connection to be cut off', () => !page.socket.connected);
  });
});
