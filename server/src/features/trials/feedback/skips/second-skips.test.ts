import { feedRules } from '@firstlight/contract/rules.ts';
import type { SkipNote } from '@firstlight/contract/trials/feedback/skips.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { returnWithheld, withholdEarlier } from '../limit-author.ts';
import { listGiven } from '../list-given.ts';
import { listProjectResponses } from '../list-project-responses.ts';
import { withholdDue } from '../withheld/withhold-due.ts';
import { countReasons } from './notes.queries.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let tester: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
beforeEach(async () => {
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const note = 'For whom is it? The first page does not say.';

const ask = asker(() => app);
const skip = (who: TestPerson, change = {}) =>
  ask(who, 'POST', `/api/projects/${projectId}/skips`, { reason: 'unclear_value', note, ...change });
const notesFor = async (who: TestPerson) => {
  await publishAll(world);
  return ask(who, 'GET', `/api/projects/${projectId}/skips`);
};

async function skipCount(): Promise<number> {
  await publishAll(world);
  const { rows } = await world.database.pool.query(
    'select skip_count from project_stats where project_id = $1',
    [projectId],
  );
  return rows[0].skip_count;
}

describe('a skip of what came back', () => {
  /** Lets what was said so far be older: a session would not outlive the wait. */
  const daysPass = async (days: number) => {
    await publishAll(world);
    await world.database.pool.query(
      `with noted as (
         update skips set given_on = given_on - $2::int where project_id = $1 returning id
       ) update hidden.skip_authors set skipped_at = skipped_at - make_interval(days => $2) from noted where skip_id = id`,
      [projectId, days],
    );
  };
  const takeBack = (id: string) => ask(tester, 'DELETE', `/api/skips/${id}`);
  const said = async () =>
    (await notesFor(maker)).json().items.map(({ reason, day }: SkipNote) => [reason, day]);
  const counted = async () => {
    await publishAll(world);
    return countReasons(world.database.db, projectId);
  };
  const again = { reason: 'too_complex', note: 'I see now for whom. Too many steps.' };

  it('is a second note, and counts its tester once, with what they say now', async () => {
    const first = (await skip(tester)).json().id;
    await daysPass(21);
    const answers = await Promise.all(Array.from({ length: 20 }, () => skip(tester, again)));
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect([ids.size, ids.has(first)]).toEqual([1, false]);
    expect(await said()).toEqual([
      ['too_complex', '2026-11-16'],
      ['unclear_value', '2026-10-26'],
    ]);
    expect(await counted()).toEqual([{ reason: 'too_complex', count: 1 }]);
    expect(await skipCount()).toBe(1);
    expect(await listGiven(world.ctx, [tester.id])).toEqual([
      { testerId: tester.id, projectId, kind: 'quick' },
    ]);
    const testers = (await notesFor(maker)).json().items.map((item: SkipNote) => item.tester);
    expect(new Set(testers).size).toBe(1);
  });

  it('is the first one still, before two weeks are over', async () => {
    const first = (await skip(tester)).json().id;
    await daysPass(feedRules.secondChanceDays - 1);
    expect((await skip(tester, again)).json().id).toBe(first);
    expect(await said()).toEqual([['unclear_value', '2026-11-03']]);
  });

  it('taken back leaves all as it was, and can be made again', async () => {
    const first = (await skip(tester)).json().id;
    await daysPass(21);
    const second = (await skip(tester, again)).json().id;
    expect((await takeBack(first)).statusCode).toBe(404);
    const both = await Promise.all([takeBack(second), takeBack(second)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect(await said()).toEqual([['unclear_value', '2026-10-26']]);
    expect(await counted()).toEqual([{ reason: 'unclear_value', count: 1 }]);
    expect(await skipCount()).toBe(1);
    expect((await takeBack(first)).statusCode).toBe(404);
    expect((await skip(tester, again)).statusCode).toBe(201);
    expect([await counted(), await skipCount()]).toEqual([[{ reason: 'too_complex', count: 1 }], 1]);
  });

  it('neither takes away what counted towards the minimum, nor moves its moment', async () => {
    await skip(tester);
    await daysPass(21);
    const notes = () => listProjectResponses(world.ctx, projectId);
    const before = await notes();
    await skip(tester, { reason: 'not_relevant' });
    await publishAll(world);
    expect(await notes()).toEqual(before);
    expect(before).toMatchObject([{ kind: 'quick', reason: 'unclear_value' }]);
  });

  it('counts towards the minimum when the first one did not', async () => {
    await skip(tester, { reason: 'not_relevant' });
    await daysPass(21);
    await skip(tester, again);
    await publishAll(world);
    const notes = await listProjectResponses(world.ctx, projectId);
    expect(notes).toMatchObject([{ reason: 'too_complex', at: new Date('2026-11-16T10:00:00Z') }]);
  });

  it('by somebody limited meanwhile changes nothing that others see', async () => {
    await skip(tester);
    await daysPass(21);
    await world.database.pool.query(`update users set standing = 'limited' where id = $1`, [tester.id]);
    const second = (await skip(tester, again)).json().id;
    const seen = async () => [await said(), await counted(), await skipCount()];
    const first = [[['unclear_value', '2026-10-26']], [{ reason: 'unclear_value', count: 1 }], 1];
    expect(await seen()).toEqual(first);
    expect((await takeBack(second)).statusCode).toBe(204);
    expect(await seen()).toEqual(first);
  });

  it('by somebody whose notes are withheld counts them once, when they are brought back', async () => {
    await skip(tester);
    await daysPass(21);
    await world.database.pool.query(`update users set standing = 'limited' where id = $1`, [tester.id]);
    await withholdEarlier(world.ctx, tester.id);
    await withholdDue({ ...world.jobCtx, now: () => new Date('2026-11-30T10:00:00Z') });
    expect([await said(), await skipCount()]).toEqual([[], 0]);
    await skip(tester, again);
    await returnWithheld(world.ctx, tester.id);
    await publishAll(world);
    expect([await counted(), await skipCount()]).toEqual([[{ reason: 'too_complex', count: 1 }], 1]);
  });

  it('leaves what an iteration credits as it was', async () => {
    const first = (await skip(tester)).json().id;
    const published = {
      whatChanged: 'It says for whom it is.',
      link: null,
      feedbackIds: [],
      skipIds: [first],
    };
    await daysPass(21);
    await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, published);
    const credits = async () =>
      (await world.database.pool.query('select skip_id from iteration_skips where skip_id = $1', [first]))
        .rowCount;
    const { id: second } = (await skip(tester, again)).json();
    expect(await credits()).toBe(1);
    await takeBack(second);
    expect(await credits()).toBe(1);
  });

  it('finds its author credited for the earlier note, too', async () => {
    const first = (await skip(tester)).json().id;
    await daysPass(21);
    await skip(tester, again);
    const began = world.clock.now;
    world.clock.now = new Date(began.getTime() + 60_000);
    const published = {
      whatChanged: 'It says for whom it is.',
      link: null,
      feedbackIds: [],
      skipIds: [first],
    };
    await ask(maker, 'POST', `/api/projects/${projectId}/iterations`, published);
    const own = (await ask(tester, 'GET', `/api/projects/${projectId}/feedback/mine`)).json();
    world.clock.now = began;
    expect(own.changed).toEqual({ isCredited: true, isTriedAgain: false });
  });
});
