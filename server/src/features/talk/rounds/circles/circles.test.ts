import { randomUUID } from 'node:crypto';
import { circleRules } from '@firstlight/contract/rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf } from '../../groups/groups.testing.ts';
import { type CircleScene, circlePeople, type Entrant } from './circles.testing.ts';

let world: World;
let app: FastifyInstance;
let circles: ReturnType<typeof circlePeople>;
let scene: CircleScene;

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-16T10:07:00Z');
const query = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  circles = circlePeople(world, () => app);
});
beforeEach(async () => {
  world.clock.now = new Date(start);
  scene = await circles.gathered();
});
afterAll(() => world.close());

const maker = (index = 0) => scene.makers[index] as Entrant;
const days = (count: number) => new Date(start + count * day);
/** Everybody answers what they are to test, or so much of it. */
const giveAll = async (people: readonly Entrant[] = scene.makers, most = 4) => {
  for (const who of people)
    for (const projectId of (await circles.duties(who, scene.group.id)).slice(0, most))
      await circles.give(who, projectId);
};
const storedDuties = async () =>
  (
    await query(
      'select from hidden.circle_duties duties join rounds on rounds.id = duties.round_id where group_id = $1',
      [scene.group.id],
    )
  ).rowCount;
/** In which round each note that shows was given. */
const roundsOfShown = async () => {
  const { rows } = await query(
    'select round_id from feedback where not is_withheld and project_id = any($1::uuid[])',
    [scene.makers.map(({ projectId }) => projectId)],
  );
  return rows.map(({ round_id }) => round_id);
};

describe('gathering', () => {
  it('is opened by a moderator, one at a time', async () => {
    const { owner, group } = scene;
    expect(codeOf(await circles.opening(maker(), group.id))).toBe('groups.not_allowed');
    expect(await circles.listing(owner, group.id)).toMatchObject({ items: [], can: { open: true } });
    expect((await circles.opening(owner, group.id)).json()).toMatchObject({ state: 'gathering', people: 0 });
    expect(codeOf(await circles.opening(owner, group.id))).toBe('rounds.circle_there');
  });

  it('takes one shared project of each person’s own, and says how many have entered, not who', async () => {
    const { owner, group } = scene;
    const { id } = (await circles.opening(owner, group.id)).json();
    const other = { ...maker(), projectId: maker(1).projectId };
    expect(codeOf(await circles.entering(other, id))).toBe('rounds.not_shared');
    expect((await circles.entering(maker(), id)).json()).toMatchObject({
      people: 1,
      entry: { id: maker().projectId },
      can: { enter: false, leave: true },
    });
    expect(codeOf(await circles.entering(maker(), id))).toBe('rounds.circle_entered');
    const seen = await circles.latest(maker(1), group.id);
    expect(seen).toMatchObject({ people: 1, entry: null, duties: [], can: { enter: true, begin: false } });
    expect(JSON.stringify(seen)).not.toContain(maker().projectId);
    expect(JSON.stringify(await circles.latest(owner, group.id))).not.toContain(maker().projectId);
    const outsider = await circles.person();
    expect(codeOf(await circles.ask(outsider, 'DELETE', `/api/circles/${id}/entry`))).toBe(
      'rounds.circle_not_found',
    );
  });

  it('is not for accounts of the last days, nor for makers who do not test', async () => {
    const { owner, group } = scene;
    const { id } = (await circles.opening(owner, group.id)).json();
    const young = await circles.join(group.id, { days: 2 });
    expect(codeOf(await circles.entering(young, id))).toBe('rounds.circle_not_ready');
    await query(`update users set role = 'creator' where id = $1`, [maker().id]);
    expect(codeOf(await circles.entering(maker(), id))).toBe('rounds.circle_not_ready');
  });

  it('can be left, also by leaving the group, and begins with enough people alone', async () => {
    const { owner, group } = scene;
    const { id } = await circles.entered(scene);
    expect(codeOf(await circles.beginning(maker(), id))).toBe('groups.not_allowed');
    await circles.ask(maker(), 'DELETE', `/api/circles/${id}/entry`);
    expect(codeOf(await circles.beginning(owner, id))).toBe('rounds.circle_too_few');
    await circles.entering(maker(), id);
    await circles.ask(maker(1), 'DELETE', `/api/groups/${group.id}/membership`);
    expect(await circles.latest(owner, group.id)).toMatchObject({ people: circleRules.peopleMin - 1 });
    expect(codeOf(await circles.beginning(owner, id))).toBe('rounds.circle_too_few');
  });

  it('is over after some weeks in which it did not begin', async () => {
    await circles.entered(scene);
    await circles.at(days(circleRules.gatherDays));
    expect(await circles.latest(scene.owner, scene.group.id)).toMatchObject({
      state: 'cancelled',
      people: 0,
    });
  });
});

describe('what ends it early', () => {
  it('a moderator cancels it: what was given shows by lots within a day, and nothing is left of the ring', async () => {
    const circle = await circles.begun(scene);
    await giveAll(scene.makers, 1);
    expect(codeOf(await circles.cancelling(maker(), circle.id))).toBe('groups.not_allowed');
    await circles.cancelling(scene.owner, circle.id);
    expect(await storedDuties()).toBe(0);
    expect(await roundsOfShown()).toEqual([]);
    await circles.at(days(1.1));
    expect(await roundsOfShown()).toHaveLength(scene.makers.length);
    expect(await circles.latest(maker(), scene.group.id)).toMatchObject({ state: 'cancelled', notes: null });
    expect(new Set(await roundsOfShown())).toEqual(new Set([null]));
  });

  it('too few are left in good standing', async () => {
    await circles.begun(scene);
    const gone = scene.makers.slice(0, circleRules.peopleMin - circleRules.leftMin + 1);
    for (const [index, { id }] of gone.entries()) {
      await query(`update users set standing = 'suspended' where id = $1`, [id]);
      await circles.at(days(1 + index / 100));
    }
    expect(await circles.latest(scene.owner, scene.group.id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('somebody who goes while it runs', () => {
  it('takes their project out where it is hidden, and the others go on', async () => {
    await circles.begun(scene);
    await query('update projects set hidden_at = $1 where id = $2', [world.clock.now, maker().projectId]);
    await circles.at(days(1));
    const { rows } = await query('select state from rounds where project_id = $1', [maker().projectId]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    expect(await circles.latest(maker(1), scene.group.id)).toMatchObject({ state: 'running' });
    expect(await circles.duties(maker(), scene.group.id)).toHaveLength(circleRules.duties);
  });

  it('is held with the rest in what they say after they left the group', async () => {
    const circle = await circles.begun(scene);
    const [first = ''] = await circles.duties(maker(), scene.group.id);
    await circles.ask(maker(), 'DELETE', `/api/groups/${scene.group.id}/membership`);
    await circles.give(maker(), first);
    await giveAll(scene.makers.slice(1), 1);
    await circles.at(days(2));
    expect((await circles.seen(undefined, first)).length).toBe(0);
    await circles.at(circle.closesAt ?? '');
    expect((await circles.seen(undefined, first)).length).toBeGreaterThan(0);
  });

  it('is asked as before about a project whose maker they block, or who blocks them: blocking asks nobody who writes', async () => {
    await circles.begun(scene);
    const before = await circles.duties(maker(), scene.group.id);
    for (const { username } of scene.makers.slice(1))
      expect((await circles.ask(maker(), 'PUT', `/api/me/blocks/${username}`)).statusCode).toBeLessThan(300);
    expect(await circles.duties(maker(), scene.group.id)).toEqual(before);
    for (const who of scene.makers.slice(1))
      expect(await circles.duties(who, scene.group.id)).toHaveLength(circleRules.duties);
  });
});
