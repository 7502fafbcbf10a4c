import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { codeOf } from '../../groups/groups.testing.ts';
import { roundsOf } from '../iterated.queries.ts';
import { type RoundScene, roundPeople } from '../rounds.testing.ts';
import { attackRounds, watchRounds } from './watch-rounds.testing.ts';

let world: World;
let app: FastifyInstance;
let rounds: ReturnType<typeof roundPeople>;
let scene: RoundScene;

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-16T10:07:00Z');
const closing = Date.parse('2026-11-23T10:00:00Z');

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  rounds = roundPeople(world, () => app);
});
beforeEach(() => {
  world.clock.now = new Date(start);
});
afterAll(() => world.close());

// That they guess no better than chance is proven in round-attacker.prove.ts: it takes hundreds of notes.
describe('a maker in the group who sees all there is of the notes of a round', () => {
  it('knows much of each, and would always be right if something of it followed the messages of its author', async () => {
    const watched = await watchRounds(world, rounds, { told: 1, few: 1, cancelled: 1 });
    const known = new Set(watched.notes.flatMap(({ clues }) => Object.keys(clues)));
    expect([...known]).toEqual(expect.arrayContaining(['shown after', 'feedback place', 'csv place']));
    const leaking = watched.notes.map((note) => {
      const author = watched.suspectsOf.get(note.group)?.find(({ id }) => id === note.author.id);
      return { ...note, clues: { leak: author?.traits['age'] } };
    });
    const right = attackRounds({ ...watched, notes: leaking }).map((way) => way.right);
    expect(Math.max(...right)).toBe(leaking.length);
  });
});

describe('whoever wants few to hide among', () => {
  beforeEach(async () => {
    scene = await rounds.scene(8);
  });
  const requested = async () =>
    (await rounds.request(scene.maker, scene.group.id, scene.projectId)).json().id;
  const become = (role: string, count: number) =>
    world.database.pool.query('update users set role = $1 where id = any($2)', [
      role,
      scene.testers.slice(0, count).map(({ id }) => id),
    ]);

  it('cannot fill a group with members who do not test', async () => {
    const id = await requested();
    await become('creator', 2);
    expect(codeOf(await rounds.opening(scene.owner, id))).toBe('rounds.too_few_members');
    await become('tester', 2);
    expect((await rounds.opening(scene.owner, id)).statusCode).toBe(200);
    await become('creator', 2);
    await rounds.at(new Date(start + 60_000));
    expect(await rounds.list(scene.owner, scene.group.id)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('cannot ask the same members a second time to hear from whoever has joined since', async () => {
    await rounds.open(scene);
    for (const tester of scene.testers.slice(0, 5)) await rounds.give(tester, scene.projectId);
    await rounds.at(new Date(closing));
    world.clock.now = new Date(closing + 15 * day);
    await world.database.pool.query('update sessions set last_used_at = $1', [world.clock.now]);
    const join = (who: Awaited<ReturnType<typeof rounds.person>>) =>
      rounds.ask(who, 'PUT', `/api/groups/${scene.group.id}/membership`);
    for (let count = 0; count < 7; count += 1) await join(await rounds.person());
    const again = await requested();
    expect(codeOf(await rounds.opening(scene.owner, again))).toBe('rounds.too_few_members');
    await join(await rounds.person());
    expect((await rounds.opening(scene.owner, again)).statusCode).toBe(200);
  });

  it('cannot break a round off once most have spoken, and ask the rest and a newcomer again', async () => {
    await rounds.open(scene);
    for (const tester of scene.testers.slice(0, 5)) await rounds.give(tester, scene.projectId);
    await rounds.at(new Date(start + 2 * day));
    const [open] = await rounds.list(scene.owner, scene.group.id);
    await rounds.ask(scene.maker, 'DELETE', `/api/rounds/${open?.id}`);
    world.clock.now = new Date(closing + 15 * day);
    await world.database.pool.query('update sessions set last_used_at = $1', [world.clock.now]);
    await rounds.ask(await rounds.person(), 'PUT', `/api/groups/${scene.group.id}/membership`);
    expect(codeOf(await rounds.opening(scene.owner, await requested()))).toBe('rounds.too_few_members');
  });
});

describe('whoever is out of the group while a round is open', () => {
  beforeEach(async () => {
    scene = await rounds.scene(9);
  });
  const ways: Record<string, (username: string) => Promise<unknown>> = {
    removed: (username) =>
      rounds.ask(scene.owner, 'DELETE', `/api/groups/${scene.group.id}/members/${username}`),
    banned: (username) =>
      rounds.ask(scene.owner, 'PUT', `/api/groups/${scene.group.id}/bans/${username}`, {}),
    'gone by themselves': () =>
      rounds.ask(scene.testers[0], 'DELETE', `/api/groups/${scene.group.id}/membership`),
  };

  it.each(Object.keys(ways))(
    '%s, is held with all the others, and not forgotten before its end',
    async (way) => {
      const [out, ...others] = scene.testers;
      if (!out) throw new Error('too few');
      await rounds.open(scene);
      await ways[way]?.(out.username);
      await rounds.give(out, scene.projectId);
      for (const tester of others.slice(0, 4)) await rounds.give(tester, scene.projectId);
      await rounds.at(new Date(start + 2 * day));
      expect(await rounds.seen(scene.maker, scene.projectId)).toEqual([]);
      expect(await leavers()).toHaveLength(1);
      await rounds.at(new Date(closing));
      expect(await rounds.seen(scene.maker, scene.projectId)).toHaveLength(5);
      expect(await leavers()).toEqual([]);
    },
  );
});

const leavers = async () =>
  (
    await world.database.pool.query(
      'select from round_leavers join rounds on rounds.id = round_id where group_id = $1',
      [scene.group.id],
    )
  ).rows;

it('what a maker or whoever opened a round can save of it is as coarse as what its page says', async () => {
  scene = await rounds.scene(11);
  await rounds.open(scene);
  for (const tester of scene.testers.slice(0, 6)) await rounds.give(tester, scene.projectId, 5);
  for (const tester of scene.testers.slice(6)) await rounds.skip(tester, scene.projectId);
  await rounds.at(new Date(closing));
  const [shown] = await rounds.list(scene.maker, scene.group.id);
  for (const { id } of [scene.maker, scene.owner]) {
    const saved = [];
    for await (const row of roundsOf({ db: world.database.db }, { id })) saved.push(row);
    expect(saved).toMatchObject([shown?.result]);
    expect(saved[0]).toMatchObject({ skipReasons: [{ reason: 'unclear_value', share: 100 }] });
    expect(JSON.stringify(saved)).not.toContain('count');
  }
});
