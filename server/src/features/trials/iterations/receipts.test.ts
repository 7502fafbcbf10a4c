import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { openTest } from '../feedback/test-it/open-test.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let skipper: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00.000Z');
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  skipper = await makePerson(world, `skipper_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const said = { rating: 3, comment: 'The second page stayed empty until I came back to it.' };
const give = async () => {
  const given = await ask(tester, 'POST', `/api/projects/${projectId}/feedback`, said);
  await publishAll(world);
  return given.json().id as string;
};
const skip = async (who = skipper) => {
  const note = { reason: 'other', note: 'Too many steps.' };
  const skipped = await ask(who, 'POST', `/api/projects/${projectId}/skips`, note);
  await publishAll(world);
  return skipped.json().id as string;
};
const iterate = async (feedbackIds: string[], skipIds: string[] = []) => {
  const body = { whatChanged: 'The second page loads at once.', link: null, feedbackIds, skipIds };
  await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, body);
  await workOff(world);
};
const later = (minutes: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
};
const newsOf = async (who: TestPerson) =>
  (await ask(who, 'GET', '/api/notifications'))
    .json()
    .items.filter(({ kind }: { kind: string }) => kind === 'credit');
const ownOf = async (who: TestPerson) =>
  (await ask(who, 'GET', `/api/projects/${projectId}/feedback/mine`)).json();
const tryIt = async (who: TestPerson) => {
  const { address } = (await ask(who, 'POST', `/api/projects/${projectId}/tests`)).json();
  expect(await openTest(world.ctx, address.replace('/go/', ''))).toContain('tidepool.example');
};

describe('a receipt', () => {
  it('reaches each credited tester, of feedback and of a skip, once, and nobody else', async () => {
    const [feedbackId, both] = [await give(), await skip(tester)];
    await iterate([feedbackId], [await skip(), both].filter(Boolean));
    later(15);
    const expected = { kind: 'credit', count: 1, actor: null, at: '2026-11-16', about: { id: projectId } };
    expect(await newsOf(tester)).toMatchObject([expected]);
    expect(await newsOf(skipper)).toMatchObject([expected]);
    expect(await newsOf(maker)).toEqual([]);
  });

  it('arrives at once, in the list and as a push', async () => {
    await iterate([await give()]);
    expect(await newsOf(tester)).toHaveLength(1);
    const rung = world.happened.pushes.filter(({ topic }) => topic === `me:${tester.id}`);
    expect(rung.map(({ event }) => event)).toEqual(['notifications.changed']);
  });

  it('does not come for what its author took back before it was told', async () => {
    const feedbackId = await give();
    const body = { whatChanged: 'The second page loads at once.', link: null, skipIds: [] };
    await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, { ...body, feedbackIds: [feedbackId] });
    await app.inject({
      method: 'DELETE',
      url: `/api/feedback/${feedbackId}`,
      headers: { cookie: tester.cookie },
    });
    await workOff(world);
    later(15);
    expect(await newsOf(tester)).toEqual([]);
  });
});

describe('testing again', () => {
  it('is offered to whoever spoke before an iteration, and says whether they are credited', async () => {
    await give();
    const skipId = await skip();
    expect((await ownOf(tester)).changed).toBeNull();
    later(1);
    await iterate([], [skipId]);
    expect((await ownOf(tester)).changed).toEqual({ isCredited: false, isTriedAgain: false });
    expect((await ownOf(skipper)).changed).toEqual({ isCredited: true, isTriedAgain: false });
    expect((await ownOf(await makePerson(world, `silent_${people}`))).changed).toBeNull();
  });

  it('marks a feedback once its author has opened the project after the iteration, not before', async () => {
    await tryIt(tester);
    const feedbackId = await give();
    later(1);
    await iterate([feedbackId]);
    const edit = async (change = {}) =>
      (await ask(tester, 'PATCH', `/api/feedback/${feedbackId}`, { ...said, ...change })).json();
    expect(await edit({ rating: 4 })).toMatchObject({ isEdited: true, isRetested: false });
    later(1);
    await tryIt(tester);
    expect((await ownOf(tester)).changed).toEqual({ isCredited: true, isTriedAgain: true });
    expect(await edit({ rating: 5 })).toMatchObject({ rating: 5, isRetested: true });
    expect((await ownOf(tester)).changed).toBeNull();
    await publishAll(world);
    const everybody = (await app.inject(`/api/projects/${projectId}/feedback`)).json();
    expect(everybody.items).toMatchObject([
      { id: feedbackId, rating: 5, isRetested: true, day: '2026-11-16' },
    ]);
  });

  it('is open to whoever skipped: they may give feedback now', async () => {
    await iterate([], [await skip()]);
    const { can } = await ownOf(skipper);
    expect(can).toEqual({ give: true });
  });
});
