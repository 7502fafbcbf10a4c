import { randomUUID } from 'node:crypto';
import { inboxLimits } from '@firstlight/contract/trials/feedback/inbox-limits.ts';
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
  for (const sent of Object.values(world.happened)) sent.length = 0;
  maker = await makePerson(world, `maker_${++people}`);
  tester = await makePerson(world, `tester_${people}`);
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

const ask = asker(() => app);
const words = 'Set it up in four minutes, and could not find a way to mute it overnight.';
const tell = (who: TestPerson, on = projectId) =>
  ask(who, 'POST', `/api/projects/${on}/feedback`, { rating: 4, comment: words });
async function give(who: TestPerson, on = projectId) {
  await ask(who, 'POST', `/api/projects/${on}/tests`);
  await world.database.pool.query('update hidden.tests set opened_at = started_at where project_id = $1', [
    on,
  ]);
  return tell(who, on);
}
const skip = (who: TestPerson, on = projectId) =>
  ask(who, 'POST', `/api/projects/${on}/skips`, { reason: 'unclear_value', note: 'Who is it for?' });
const inbox = async (who = maker, query = '') => (await ask(who, 'GET', `/api/me/inbox${query}`)).json();
const settle = (who: TestPerson, id: string, isDone = true) =>
  ask(who, 'PUT', `/api/me/inbox/${id}`, { isDone });

describe('a maker’s inbox', () => {
  it('holds feedback and skip notes of all projects, once they are shown, by number and day', async () => {
    const other = await makeProject(world, maker.id);
    await give(tester);
    await skip(tester, other);
    expect((await inbox()).items).toEqual([]);
    await publishAll(world);
    const { items, counts, next } = await inbox();
    expect(counts).toEqual({ full: 1, quick: 1 });
    expect(next).toBeNull();
    const full = items.find(({ kind }: { kind: string }) => kind === 'full');
    const quick = items.find(({ kind }: { kind: string }) => kind === 'quick');
    expect(full).toMatchObject({ project: { id: projectId }, rating: 4, text: words, isHelpful: false });
    expect(quick).toMatchObject({ project: { id: other }, reason: 'unclear_value', text: 'Who is it for?' });
    expect(Object.keys(quick).toSorted()).toEqual([
      'day',
      'id',
      'kind',
      'project',
      'reason',
      'tester',
      'text',
    ]);
    expect((await inbox(maker, `?projectId=${other}`)).items).toEqual([quick]);
    expect((await inbox(maker, '?kind=full')).items).toEqual([full]);
    expect((await inbox(tester)).items).toEqual([]);
  });

  it('lists feedback that does not count and keeps it out of the counts', async () => {
    await tell(tester);
    await publishAll(world);
    expect(await inbox()).toMatchObject({ items: [{ isCounted: false }], counts: { full: 0, quick: 0 } });
    const { items } = (await ask(maker, 'GET', '/api/me/ledgers')).json();
    expect(items[0]).toMatchObject({
      feedbackCount: 0,
      skipCount: 0,
      waiting: 0,
      weeks: [0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('lets go of a row by Done alone, which can be undone and repeated', async () => {
    await give(tester);
    await publishAll(world);
    const [row] = (await inbox()).items;
    await ask(maker, 'PUT', `/api/feedback/${row.id}/mark`, { mark: 'helpful' });
    expect((await inbox()).items).toHaveLength(1);
    for (let press = 0; press < 2; press++) expect((await settle(maker, row.id)).statusCode).toBe(204);
    expect(await inbox()).toMatchObject({ items: [], counts: { full: 0, quick: 0 } });
    expect((await settle(maker, row.id, false)).statusCode).toBe(204);
    expect((await inbox()).items).toHaveLength(1);
  });

  it('is nobody else’s: others find no note to put aside, neither its author nor a stranger', async () => {
    await give(tester);
    await publishAll(world);
    const [row] = (await inbox()).items;
    for (const who of [tester, await makePerson(world, `stranger_${people}`)]) {
      expect((await settle(who, row.id)).statusCode).toBe(404);
    }
    expect((await inbox()).items).toHaveLength(1);
  });

  it('tells nobody of a note that was put aside, and moves nothing that anybody reads', async () => {
    await give(tester);
    const other = await makePerson(world, `other_${people}`);
    await skip(other);
    await publishAll(world);
    const seen = async () => {
      const paths = [
        `/api/projects/${projectId}`,
        `/api/projects/${projectId}/feedback`,
        '/api/me/feedback',
        '/api/me/skips',
        '/api/explore',
      ];
      const bodies = [];
      for (const who of [tester, other, undefined]) {
        for (const path of paths)
          bodies.push((await ask(who, 'GET', path)).body.replace(/"requestId":"[^"]*"/, ''));
      }
      const { events, jobs, pushes } = world.happened;
      return { bodies, events: [...events], jobs: [...jobs], pushes: [...pushes] };
    };
    const before = await seen();
    for (const { id } of (await inbox()).items) await settle(maker, id);
    expect((await inbox()).items).toEqual([]);
    expect(await seen()).toEqual(before);
  });

  it('forgets what its author removed, and what stands on a deleted project', async () => {
    const { id } = (await give(tester)).json();
    await publishAll(world);
    await ask(tester, 'DELETE', `/api/feedback/${id}`);
    await publishAll(world);
    expect(await inbox()).toMatchObject({ items: [], counts: { full: 0 } });
    expect((await settle(maker, id)).statusCode).toBe(404);
    await skip(await makePerson(world, `other_${people}`));
    await publishAll(world);
    expect((await inbox()).items).toHaveLength(1);
    await ask(maker, 'DELETE', `/api/projects/${projectId}`);
    expect((await inbox()).items).toEqual([]);
  });

  it('sorts feedback and skip notes by day, in random order within a day', async () => {
    const began = world.clock.now;
    const ids: string[] = [];
    for (let nth = 0; nth < 6; nth++) {
      const who = await makePerson(world, `day_${people}_${nth}`);
      world.clock.now = new Date(began.getTime() + Math.floor(nth / 2) * 86_400_000);
      ids.push((await (nth % 2 ? skip(who) : give(who))).json().id);
      await publishAll(world);
    }
    const setShuffle = (shuffleOf: (nth: number) => number) =>
      Promise.all(
        ids.map(async (id, nth) => {
          for (const table of ['feedback', 'skips'])
            await world.database.pool.query(`update ${table} set shuffle = $2 where id = $1`, [
              id,
              shuffleOf(nth),
            ]);
        }),
      );
    const order = async () => (await inbox()).items.map((item: { id: string }) => ids.indexOf(item.id));
    await setShuffle((nth) => nth);
    expect(await order()).toEqual([5, 4, 3, 2, 1, 0]);
    await setShuffle((nth) => -nth);
    expect(await order()).toEqual([4, 5, 2, 3, 0, 1]);
    world.clock.now = began;
  });

  it('comes in pages that neither repeat nor lose a row, whatever is put aside between them', async () => {
    const count = inboxLimits.page + 3;
    for (let place = 0; place < count; place++) {
      const who = await makePerson(world, `p_${people}_${place}`);
      await (place % 2 ? skip(who) : give(who));
    }
    await publishAll(world);
    const first = await inbox();
    expect(first.items).toHaveLength(inboxLimits.page);
    await settle(maker, first.items[0].id);
    const second = await inbox(maker, `?after=${first.next}`);
    const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(count);
    expect(second.next).toBeNull();
  });
});
