import { randomUUID } from 'node:crypto';
import { limits } from '@firstlight/contract/limits.ts';
import { pageNamespace } from '@firstlight/contract/page-namespace.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../harness/ask.ts';
import { type OpenPage, openPage, outcomeOf, reachedPage } from '../harness/live-page.ts';
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
    const page = await reachedPage(at, projectId, { from: near, ...(cookie && { cookie }) });
    opened.push(page);
    return page;
  }

  const outcome = (id: unknown, cookie?: string) => {
    const page = openPage(far, id, cookie);
    opened.push(page);
    return outcomeOf(page);
  };

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
    await until('all to be sent away', () => pages.every(({ socket }) => !socket.connected));
    for (const { heard } of pages) expect(heard).toEqual([['page.closed', {}]]);
    expect(await outcome(projectId)).toBe('unauthorized');
    expect(await outcome(projectId, reader.cookie)).toBe('unauthorized');

    const own = await open(far, maker.cookie);
    await act(maker, 'POST', '/comments', { body: 'A note to myself.' });
    await until('the maker to hear', () => own.heard.length > 0);
    for (const { heard } of pages) expect(heard).toHaveLength(1);

    await act(maker, 'PUT', '/visibility', { isHidden: false });
    expect(await outcome(projectId)).toBe('in');
  });

  it('is silent for everybody once its project is deleted', async () => {
    const pages = [await open(far), await open(near, maker.cookie)];
    await act(maker, 'DELETE', '');
    await until('all to be sent away', () => pages.every(({ socket }) => !socket.connected));
    expect(await outcome(projectId, maker.cookie)).toBe('unauthorized');
  });

  it('keeps the maker’s other news coming when it closes, and hears nothing once they sign out', async () => {
    const page = await open(far, maker.cookie);
    const person = page.socket.io.socket('/');
    person.connect();
    await until('the other line', () => person.connected);
    await act(maker, 'PUT', '/visibility', { isHidden: true });
    await until('the page to close', () => !page.socket.connected);
    expect(person.connected).toBe(true);

    page.socket.connect();
    await until('the maker to be back', () => page.socket.connected);
    await ask(near.url, '/api/sessions/current', { method: 'DELETE', headers: { cookie: maker.cookie } });
    await until('both lines to end', () => !page.socket.connected && !person.connected);
    expect(await outcome(projectId, maker.cookie)).toBe('unauthorized');
  });

  it('that opens while its project is being hidden is not left open', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => openPage(index % 2 ? near : far, projectId));
    opened.push(...pages);
    const outcomes = pages.map(outcomeOf);
    await pause(20);
    await act(maker, 'PUT', '/visibility', { isHidden: true });
    await Promise.all(outcomes);
    await until('all to be refused or sent away', () => pages.every(({ socket }) => !socket.connected));
  });

  it.each([
    ['nothing', undefined],
    ['no id', 'x'],
    ['an id that never was', randomUUID()],
    ['an object', { projectId: 1 }],
    ['far too much', 'x'.repeat(50_000)],
  ])('is refused to whoever asks for %s', async (_what, asked) => {
    expect(await outcome(asked)).toBe('unauthorized');
  });
});

describe('pages opened from one address', () => {
  const [{ count }] = limits['live.pages'].windows;
  let world: World;
  let api: ApiProcess;
  beforeAll(async () => {
    world = await openWorld({ LIVE_IDENTITY: 'accounts', LIMIT_FACTOR: '1' });
    api = await world.startApi();
  });
  afterAll(() => world.close());

  it('are refused beyond the limit, over one connection as well', async () => {
    const outcomes = await oneAfterTheOther(api, count + 10);
    expect(outcomes.filter((outcome) => outcome === 'too many')).toHaveLength(10);
  });
});

/** Asks over one connection for pages that are not there. */
async function oneAfterTheOther({ url }: ApiProcess, times: number): Promise<string[]> {
  const outcomes: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const ask = () => socket.send(`40${pageNamespace},{"projectId":"${randomUUID()}"}`);
  socket.onmessage = ({ data }) => {
    if (`${data}`.startsWith('0')) ask();
    const [, refusal] = /^44\/pages,(.*)$/.exec(`${data}`) ?? [];
    if (!refusal) return;
    outcomes.push(JSON.parse(refusal).message);
    if (outcomes.length < times) ask();
  };
  await until('all to be answered', () => outcomes.length === times);
  socket.close();
  return outcomes;
}
