import { beforeEach, describe, expect, it } from 'vitest';
import { makeProject } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { codeOf } from '../groups/groups.testing.ts';
import { day, type RoundStage, roundStage, start } from './round-stage.testing.ts';

const stage = roundStage();
const { ofFirst, giveAll } = stage;
let { world, rounds, scene } = {} as RoundStage;
beforeEach(() => {
  ({ world, rounds, scene } = stage.here());
});

/** So many days later, with everybody still signed in. */
const wake = async (days: number) => {
  world.clock.now = new Date(start + days * day);
  await world.database.pool.query('update sessions set last_used_at = $1', [world.clock.now]);
};
const held = async () =>
  (
    await world.database.pool.query(
      `select from hidden.pending_feedback pending join feedback on feedback.id = feedback_id
       where project_id = $1 and pending.round_id is not null`,
      [scene.projectId],
    )
  ).rowCount;

describe('asking and opening', () => {
  it('is for the maker of a shared project, and for a moderator', async () => {
    const { owner, maker, group, projectId } = scene;
    expect(codeOf(await rounds.request(ofFirst(), group.id, projectId))).toBe('rounds.not_shared');
    const asked = await rounds.request(maker, group.id, projectId);
    expect(asked.statusCode).toBe(201);
    expect(codeOf(await rounds.request(maker, group.id, projectId))).toBe('rounds.already_asked');
    expect(codeOf(await rounds.opening(maker, asked.json().id))).toBe('groups.not_allowed');
    expect(codeOf(await rounds.opening(await rounds.person(), asked.json().id))).toBe('rounds.not_found');
    expect((await rounds.list(ofFirst(), group.id)).length).toBe(0);
    expect(await rounds.list(owner, group.id)).toMatchObject([{ state: 'asked', can: { open: true } }]);
    expect((await rounds.opening(owner, asked.json().id)).statusCode).toBe(200);
    expect(await rounds.list(ofFirst(), group.id)).toMatchObject([
      { state: 'open', can: { test: true, cancel: false } },
    ]);
  });

  it('takes eight members of some age besides the maker', async () => {
    const { owner, maker, group, projectId, testers } = scene;
    const asked = (await rounds.request(maker, group.id, projectId)).json();
    await rounds.ask(testers[0], 'DELETE', `/api/groups/${group.id}/membership`);
    expect((await rounds.opening(owner, asked.id)).statusCode).toBe(200);
    await rounds.ask(owner, 'DELETE', `/api/rounds/${asked.id}`);
    await wake(15);
    const again = (await rounds.request(maker, group.id, projectId)).json();
    await rounds.ask(testers[1], 'DELETE', `/api/groups/${group.id}/membership`);
    expect(codeOf(await rounds.opening(owner, again.id))).toBe('rounds.too_few_members');
    const young = await rounds.person({ days: 2 });
    await rounds.ask(young, 'PUT', `/api/groups/${group.id}/membership`);
    expect(codeOf(await rounds.opening(owner, again.id))).toBe('rounds.too_few_members');
  });

  it('lets a project have one, a group two, and gives a project a rest', async () => {
    const { owner, maker, group, projectId } = scene;
    await rounds.open(scene);
    expect(codeOf(await rounds.request(maker, group.id, projectId))).toBe('rounds.already_open');
    const more = [];
    for (let count = 0; count < 2; count += 1) {
      const other = await makeProject(world, maker.id);
      await rounds.ask(maker, 'PUT', `/api/groups/${group.id}/projects/${other}`);
      more.push((await rounds.request(maker, group.id, other)).json().id);
    }
    expect((await rounds.opening(owner, more[0])).statusCode).toBe(200);
    expect(codeOf(await rounds.opening(owner, more[1]))).toBe('rounds.too_many_open');
    await rounds.ask(owner, 'DELETE', `/api/rounds/${more[0]}`);
    expect((await rounds.opening(owner, more[1])).statusCode).toBe(200);
    await rounds.at(new Date(start + 8 * day));
    expect(codeOf(await rounds.request(maker, group.id, projectId))).toBe('rounds.project_rests');
    await wake(22);
    expect((await rounds.request(maker, group.id, projectId)).statusCode).toBe(201);
  });

  it('tells everybody in the group but whoever opened it, without its name', async () => {
    const { owner, maker } = scene;
    await rounds.open(scene);
    await workOff(world);
    const news = async (who: typeof owner) =>
      (await rounds.ask(who, 'GET', '/api/notifications')).json().items;
    for (const who of [maker, ofFirst()]) {
      expect(await news(who)).toMatchObject([{ kind: 'round_opened', project: { name: 'Tidepool' } }]);
      expect(JSON.stringify(await news(who))).not.toContain('Harbour');
    }
    expect(await news(owner)).toEqual([]);
  });
});

describe('a round that cannot go on is broken off, and what was given in it becomes ordinary feedback', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    cancelled: async () => {
      const [open] = await rounds.list(scene.owner, scene.group.id);
      await rounds.ask(scene.maker, 'DELETE', `/api/rounds/${open?.id}`);
    },
    'its project hidden': () =>
      world.database.pool.query('update projects set hidden_at = now() where id = $1', [scene.projectId]),
    'its project suspended': () =>
      world.database.pool.query('update projects set suspended_at = now() where id = $1', [scene.projectId]),
    'its project unshared': () =>
      rounds.ask(scene.maker, 'DELETE', `/api/groups/${scene.group.id}/projects/${scene.projectId}`),
    'its group deleted': () => rounds.ask(scene.owner, 'DELETE', `/api/groups/${scene.group.id}`),
    'its members removed': async () => {
      for (const { username } of scene.testers.slice(0, 7))
        await rounds.ask(scene.owner, 'DELETE', `/api/groups/${scene.group.id}/members/${username}`);
    },
  };

  it.each(Object.keys(ways))('%s', async (way) => {
    await rounds.open(scene);
    await giveAll();
    await rounds.at(new Date(start + 2 * day));
    expect(await held()).toBe(8);
    await ways[way]?.();
    await rounds.at(new Date(start + 2 * day + 60_000));
    expect(await held()).toBe(0);
    // Each by its own lot within the day: all at one moment would be the moment of breaking off.
    const moments = await world.database.pool.query(
      `select distinct release_at from hidden.pending_feedback pending join feedback on feedback.id = feedback_id
       where project_id = $1`,
      [scene.projectId],
    );
    expect(moments.rowCount).toBeGreaterThan(2);
    await rounds.at(new Date(start + 3 * day + 60_000));
    const { rows } = await world.database.pool.query(
      'select is_withheld, round_id from feedback where project_id = $1',
      [scene.projectId],
    );
    expect(rows.filter(({ is_withheld, round_id }) => !is_withheld && round_id === null)).toHaveLength(8);
  });
});

it('gives nothing to a round that closes in the same moment', async () => {
  const { projectId, maker } = scene;
  await rounds.open(scene);
  await giveAll(7);
  world.clock.now = new Date(start + 7 * day - 8 * 60_000);
  const last = rounds.give(scene.testers[7] ?? maker, projectId);
  await Promise.all([last, rounds.at(new Date(start + 7 * day))]);
  expect(await held()).toBe(0);
  await rounds.at(new Date(start + 8 * day));
  expect(await rounds.seen(maker, projectId)).toHaveLength(8);
});
