import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeProject } from '../../../testing/people/makers-and-testers.ts';
import { workOff } from '../../../testing/people/testers.ts';
import { codeOf } from '../groups/groups.testing.ts';
import { tellOfIteration } from './acts/tell-of-iteration.ts';
import { day, type RoundStage, roundStage, start } from './round-stage.testing.ts';

const stage = roundStage();
const { ofFirst, giveAll } = stage;
let { world, rounds, scene } = {} as RoundStage;
beforeEach(() => {
  ({ world, rounds, scene } = stage.here());
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
