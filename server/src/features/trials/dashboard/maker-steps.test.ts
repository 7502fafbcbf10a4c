import { randomUUID } from 'node:crypto';
import { firstLightRules } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { publishResponses } from '../feedback/publish/publish-responses.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-17T10:02:00.000Z');
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
  await world.database.pool.query('update projects set published_at = $2 where id = $1', [
    projectId,
    world.clock.now,
  ]);
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'Set it up for our street in four minutes. I could not find a way to mute it overnight.';
const steps = async (who = maker) => (await ask(who, 'GET', '/api/me/steps')).json();

/** Tries the project and writes about it, so that it counts. */
async function give(who: TestPerson, at: string): Promise<string> {
  world.clock.now = new Date(at);
  const { id } = (
    await ask(who, 'POST', `/api/projects/${projectId}/feedback`, { rating: 4, comment: words })
  ).json();
  await world.database.pool.query('update feedback set uncounted_for = null, evidence = $2 where id = $1', [
    id,
    'used',
  ]);
  return id;
}

async function at(time: string): Promise<void> {
  world.clock.now = new Date(time);
  await publishResponses(world.jobCtx);
}

describe('the first light of a maker', () => {
  it('is their first published counted feedback, with its first sentence and minutes', async () => {
    await give(tester, '2026-11-17T12:07:00.000Z');
    expect((await steps()).firstLight).toBeNull();
    await at('2026-11-17T12:15:00.000Z');
    const { firstLight } = await steps();
    expect(firstLight).toMatchObject({ projectId, quote: 'Set it up for our street in four minutes.' });
    // Published at 12:15, posted at 10:02. The time of writing has no effect.
    expect(firstLight.minutes).toBe(133);
    expect((await steps(tester)).firstLight).toBeNull();
  });

  it('has the same minutes whenever it was written before the boundary', async () => {
    await give(tester, '2026-11-17T12:00:30.000Z');
    await at('2026-11-17T12:15:00.000Z');
    expect((await steps()).firstLight.minutes).toBe(133);
  });

  it('counts until the last boundary when publication was late', async () => {
    await give(tester, '2026-11-17T12:07:00.000Z');
    await at('2026-11-17T15:00:20.000Z');
    expect((await steps()).firstLight.minutes).toBe(298);
  });

  it('counts single minutes', async () => {
    await give(tester, '2026-11-17T10:06:00.000Z');
    await at('2026-11-17T10:10:00.000Z');
    expect((await steps()).firstLight.minutes).toBe(8);
  });

  it('tells nobody that its author has deleted their account', async () => {
    const leaver = await makePerson(world, `leaver_${people}`, { password: 'a long enough password' });
    await give(leaver, '2026-11-17T12:07:00.000Z');
    await at('2026-11-17T12:15:00.000Z');
    const before = await steps();
    const proof = { username: leaver.username, password: 'a long enough password' };
    expect((await ask(leaver, 'POST', '/api/me/erasure', proof)).statusCode).toBe(204);
    expect(await steps()).toEqual(before);
    expect(before.firstLight.minutes).toBe(133);
  });

  it('comes once', async () => {
    await give(tester, '2026-11-17T12:07:00.000Z');
    await at('2026-11-17T12:15:00.000Z');
    for (let time = 0; time < 2; time++) {
      expect((await ask(maker, 'PUT', '/api/me/steps/first_light')).statusCode).toBe(204);
    }
    expect(await steps()).toEqual({ taken: ['first_light'], firstLight: null });
  });

  it('is nothing that was removed, that does not count, or that is no news any more', async () => {
    const id = await give(tester, '2026-11-17T12:07:00.000Z');
    await at('2026-11-17T12:15:00.000Z');
    const sees = async () => (await steps()).firstLight !== null;
    expect(await sees()).toBe(true);
    await world.database.pool.query("update feedback set uncounted_for = 'repeated' where id = $1", [id]);
    expect(await sees()).toBe(false);
    await world.database.pool.query(
      'update feedback set uncounted_for = null, is_withheld = true where id = $1',
      [id],
    );
    expect(await sees()).toBe(false);
    await world.database.pool.query('update feedback set is_withheld = false where id = $1', [id]);
    await world.database.pool.query('update feedback set given_on = given_on - $2::int where id = $1', [
      id,
      firstLightRules.days + 1,
    ]);
    expect(await sees()).toBe(false);
  });
});

it('counts what a person received and gave this week, for that person alone, once it is shown to them', async () => {
  const turn = async (who: TestPerson) => (await ask(who, 'GET', '/api/me/fair-turn')).json();
  await give(tester, '2026-11-17T12:07:00.000Z');
  const skipper = await makePerson(world, `skipper_${people}`);
  await ask(skipper, 'POST', `/api/projects/${projectId}/skips`, { reason: 'other', note: 'Not for me.' });
  expect(await turn(maker)).toEqual({ received: 0, gave: 0 });
  expect(await turn(tester)).toEqual({ received: 0, gave: 1 });
  await at('2026-11-17T12:15:00.000Z');
  expect(await turn(maker)).toEqual({ received: 2, gave: 0 });
  world.clock.now = new Date('2026-11-23T09:00:00.000Z');
  expect(await turn(maker)).toEqual({ received: 0, gave: 0 });
});

it('lists each project with its picture, what waits for its maker, and feedback by week', async () => {
  await give(tester, '2026-11-17T12:07:00.000Z');
  const ledger = async () => (await ask(maker, 'GET', '/api/me/ledgers')).json().items[0];
  expect(await ledger()).toMatchObject({ waiting: 0, weeks: [0, 0, 0, 0, 0, 0, 0, 0], cover: null });
  await at('2026-11-17T12:15:00.000Z');
  expect(await ledger()).toMatchObject({ waiting: 1, weeks: [0, 0, 0, 0, 0, 0, 0, 1] });
  world.clock.now = new Date('2026-11-24T09:00:00.000Z');
  expect((await ledger()).weeks).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
});
