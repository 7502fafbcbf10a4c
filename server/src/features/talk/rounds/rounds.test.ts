import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProject } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { codeOf } from '../groups/groups.testing.ts';
import { tellOfIteration } from './acts/tell-of-iteration.ts';
import { type RoundScene, roundPeople } from './rounds.testing.ts';

let world: World;
let app: FastifyInstance;
let rounds: ReturnType<typeof roundPeople>;
let scene: RoundScene;

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-16T10:07:00Z');

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  rounds = roundPeople(world, () => app);
});
beforeEach(async () => {
  world.clock.now = new Date(start);
  scene = await rounds.scene(8);
});
afterAll(() => world.close());

const ofFirst = () => scene.testers[0] ?? scene.owner;
const giveAll = async (count = 8) => {
  for (const tester of scene.testers.slice(0, count)) await rounds.give(tester, scene.projectId);
};
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

describe('which feedback came of a round', () => {
  it('is for its group and the maker, on the project that it was about', async () => {
    const { owner, maker, projectId, testers } = scene;
    const round = await rounds.open(scene);
    await giveAll(6);
    await rounds.give(await rounds.person(), projectId);
    await rounds.at(new Date(start + 7 * day));
    const query = `?round=${round.id}`;
    for (const who of [owner, maker, testers[7]])
      expect(await rounds.seen(who, projectId, query)).toHaveLength(6);
    expect(await rounds.seen(maker, projectId)).toHaveLength(7);
    for (const who of [await rounds.person(), undefined]) {
      const answer = await rounds.ask(who, 'GET', `/api/projects/${projectId}/feedback${query}`);
      expect(codeOf(answer)).toBe('feedback.round_not_found');
    }
    const known = async (who: typeof owner) =>
      (await rounds.ask(who, 'GET', `/api/projects/${projectId}/rounds`)).json().items;
    expect(await known(maker)).toMatchObject([{ feedbacks: 6, group: { name: 'Harbour makers' } }]);
    expect(await known(await rounds.person())).toEqual([]);
  });

  it('comes with shares of why people skipped, from five on, and never with their number', async () => {
    const { owner, maker, projectId, group } = scene;
    await rounds.open(scene);
    await giveAll(8);
    for (let count = 0; count < 5; count += 1) {
      const skipper = await rounds.person();
      await rounds.ask(skipper, 'PUT', `/api/groups/${group.id}/membership`);
      await rounds.skip(skipper, projectId, count === 0 ? 'other' : 'unclear_value');
    }
    await rounds.at(new Date(start + 7 * day));
    const [closed] = await rounds.list(owner, group.id);
    expect(closed?.result?.skipReasons).toEqual([
      { reason: 'unclear_value', share: 80 },
      { reason: 'other', share: 20 },
    ]);
    const { items } = (await rounds.ask(maker, 'GET', `/api/projects/${projectId}/skips`)).json();
    expect(items).toHaveLength(5);
  });
});

describe('whoever is told when it closes', () => {
  it('is everybody in the group, with a result; otherwise the maker alone', async () => {
    const { maker, group, testers } = scene;
    await rounds.open(scene);
    await giveAll(5);
    await rounds.at(new Date(start + 7 * day));
    await workOff(world);
    const kinds = async (who: typeof maker) =>
      (await rounds.ask(who, 'GET', '/api/notifications'))
        .json()
        .items.map(({ kind }: { kind: string }) => kind);
    // One who gave something and one who did not hear the same.
    expect(await kinds(ofFirst())).toEqual(await kinds(testers[7] ?? maker));
    expect(await kinds(ofFirst())).toContain('round_closed');
    const other = await makeProject(world, maker.id);
    await rounds.ask(maker, 'PUT', `/api/groups/${group.id}/projects/${other}`);
    await rounds.open({ ...scene, projectId: other }, 1);
    await rounds.at(new Date(start + 9 * day));
    await workOff(world);
    const closed = (list: string[]) => list.filter((kind) => kind === 'round_closed').length;
    expect([closed(await kinds(maker)), closed(await kinds(ofFirst()))]).toEqual([2, 1]);
  });

  it('is the general channel too, with a result: a line that names nobody, and that nobody can change', async () => {
    const { owner, maker, group, testers } = scene;
    const log = `/api/channels/${group.members?.channels[0]?.id}/messages`;
    const lines = async () => (await rounds.ask(testers[7], 'GET', log)).json().messages;
    await rounds.open(scene);
    await giveAll(5);
    await rounds.at(new Date(start + 7 * day - 8 * 60_000));
    expect(await lines()).toEqual([]);
    await rounds.at(new Date(start + 7 * day));
    const said = await lines();
    expect(said).toMatchObject([
      { seq: 1, systemLine: 'round_closed', author: null, text: null, replyTo: null, mentions: [] },
    ]);
    const [general] = (await rounds.ask(testers[7], 'GET', `/api/groups/${group.id}`)).json().members
      .channels;
    expect(general).toMatchObject({ hasNews: true, mentions: 0 });
    const acts = [
      ['POST', log, { id: randomUUID(), text: 'And who said so?', replyTo: 1 }],
      ['PATCH', `${log}/1`, { text: 'It has not.' }],
      ['DELETE', `${log}/1`, undefined],
      ['PUT', `${log}/1/reactions/heart`, undefined],
      ['PUT', `${log}/1/pin`, undefined],
    ] as const;
    for (const [method, path, body] of acts)
      expect(codeOf(await rounds.ask(owner, method, path, body))).toBe('request.not_found');
    expect(await lines()).toEqual(said);
    const other = await makeProject(world, maker.id);
    await rounds.ask(maker, 'PUT', `/api/groups/${group.id}/projects/${other}`);
    await rounds.open({ ...scene, projectId: other }, 1);
    await rounds.at(new Date(start + 9 * day));
    expect(await lines()).toHaveLength(1);
  });
});

it('tells the group of the maker’s first iteration since, while that stands', async () => {
  const { maker, owner, group, projectId } = scene;
  await rounds.open(scene);
  await giveAll(5);
  await rounds.at(new Date(start + 7 * day));
  const iterated = async () => (await rounds.list(owner, group.id))[0]?.isIterated;
  expect(await iterated()).toBe(false);
  const made = await rounds.ask(maker, 'POST', `/api/projects/${projectId}/iterations`, {
    whatChanged: 'The second screen asks for nothing any more.',
    link: null,
    feedbackIds: [],
    skipIds: [],
  });
  expect(made.statusCode).toBe(201);
  await tellOfIteration(world.ctx, { projectId, iterationId: made.json().id });
  expect(await iterated()).toBe(true);
  await rounds.ask(maker, 'DELETE', `/api/iterations/${made.json().id}`);
  expect(await iterated()).toBe(false);
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
