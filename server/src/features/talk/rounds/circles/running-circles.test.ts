import { circleRules } from '@firstlight/contract/rules.ts';
import type { Circle } from '@firstlight/contract/talk/rounds/circles.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../groups/groups.testing.ts';
import { readAsOthers } from '../read-as-others.testing.ts';
import { type CircleStage, circleStage } from './circle-stage.testing.ts';
import type { Entrant } from './circles.testing.ts';

const stage = circleStage();
const { query, maker, days, giveAll, shownOn, storedDuties, roundsOfShown } = stage;
let { circles, scene } = {} as CircleStage;
beforeEach(() => {
  ({ circles, scene } = stage.here());
});

describe('running', () => {
  let circle: Circle;
  beforeEach(async () => {
    circle = await circles.begun(scene);
  });

  it('asks everybody about three others’ projects, which nobody else is told', async () => {
    const asked = new Map<string, number>();
    for (const who of scene.makers) {
      const own = await circles.duties(who, scene.group.id);
      expect(own).toHaveLength(circleRules.duties);
      expect(own).not.toContain(who.projectId);
      expect(own).toEqual(own.toSorted());
      for (const id of own) asked.set(id, (asked.get(id) ?? 0) + 1);
    }
    expect([...asked.values()]).toEqual(scene.makers.map(() => circleRules.duties));
    expect((await circles.latest(scene.owner, scene.group.id)).duties).toEqual([]);
    expect(codeOf(await circles.ask(maker(), 'DELETE', `/api/circles/${circle.id}/entry`))).toBe(
      'rounds.circle_begun',
    );
  });

  it('is in no list of rounds, and its projects have no other round meanwhile', async () => {
    const { owner, group } = scene;
    expect(await circles.list(owner, group.id)).toEqual([]);
    const { items } = (await circles.ask(maker(), 'GET', `/api/projects/${maker().projectId}/rounds`)).json();
    expect(items).toEqual([]);
    expect(codeOf(await circles.request(maker(), group.id, maker().projectId))).toBe('rounds.already_open');
    const { rows } = await query('select id from rounds where project_id = $1', [maker().projectId]);
    expect(codeOf(await circles.ask(maker(), 'DELETE', `/api/rounds/${rows[0].id}`))).toBe(
      'rounds.not_found',
    );
  });

  it('holds what is given in it until the end, then shows all at once, also to whoever gave nothing', async () => {
    const [idle, ...giving] = scene.makers as [Entrant, ...Entrant[]];
    await giveAll(giving);
    await circles.at(days(3));
    for (const who of scene.makers) expect(await shownOn(who.projectId)).toBe(0);
    expect(await circles.latest(idle, scene.group.id)).toMatchObject({ state: 'running', notes: null });
    await circles.at(circle.closesAt ?? '');
    let notes = 0;
    for (const who of scene.makers) notes += await shownOn(who.projectId);
    expect(notes).toBe(giving.length * circleRules.duties);
    expect(await shownOn(idle.projectId)).toBe(circleRules.duties);
    const dates = new Set<string>();
    for (const who of scene.makers)
      for (const { givenOn } of await circles.seen(undefined, who.projectId)) dates.add(givenOn);
    expect([...dates]).toHaveLength(1);
    expect(await circles.latest(idle, scene.group.id)).toMatchObject({
      state: 'closed',
      people: circleRules.peopleMin,
      notes,
      entry: null,
      duties: [],
    });
    expect(await storedDuties()).toBe(0);
    expect((await query('select from circle_entries where circle_id = $1', [circle.id])).rowCount).toBe(0);
  });

  it('moves nothing that anybody else can read, nor tells anybody, when somebody answers what they are to test', async () => {
    const duties = await circles.duties(maker(), scene.group.id);
    const read = async () => {
      const seen = [];
      for (const projectId of duties) {
        const readers = [scene.owner, ...scene.makers.filter((who) => who.projectId === projectId)];
        const told = { readers, testers: [maker()], groupId: scene.group.id, projectId };
        seen.push(await readAsOthers(stage.here().world, circles.ask, told));
      }
      return seen;
    };
    const before = await read();
    for (const projectId of duties) await circles.ask(maker(), 'POST', `/api/projects/${projectId}/tests`);
    for (const projectId of duties.slice(1)) await circles.give(maker(), projectId);
    await circles.skip(maker(), duties[0] ?? '');
    // Later on the same day: what is shown as everywhere would be there.
    await circles.at(days(0.5));
    expect(await read()).toEqual(before);
    expect((await circles.latest(maker(), scene.group.id)).duties).toMatchObject(
      duties.map((id) => ({ project: { id }, isDone: true })),
    );
  });

  it('lets whoever answered fewer than two wait before the next one, and tells nobody else', async () => {
    const [idle, once, twice] = scene.makers as [Entrant, Entrant, Entrant];
    await giveAll([once], 1);
    await giveAll([twice], 2);
    await circles.at(circle.closesAt ?? '');
    const rests = [];
    for (const who of [idle, once, twice])
      rests.push((await circles.listing(who, scene.group.id)).restsUntil !== null);
    expect(rests).toEqual([true, true, false]);
    const { id } = (await circles.opening(scene.owner, scene.group.id)).json();
    const next = await circles.join(scene.group.id);
    expect((await circles.entering(next, id)).statusCode).toBe(200);
    await circles.at(days(8 + 15));
    expect(codeOf(await circles.entering(idle, id))).toBe('rounds.circle_project_done');
    await query('delete from rounds where project_id = $1', [idle.projectId]);
    expect(codeOf(await circles.entering(idle, id))).toBe('rounds.circle_rests');
  });

  it('makes ordinary feedback of too few notes, each at a moment of its own', async () => {
    await giveAll(scene.makers.slice(0, 4));
    await circles.at(circle.closesAt ?? '');
    expect(await circles.latest(maker(), scene.group.id)).toMatchObject({ state: 'closed', notes: null });
    await circles.at(days(9.5));
    expect(await roundsOfShown()).toEqual(Array.from({ length: 4 * circleRules.duties }, () => null));
  });

  it('hands on at half the time what not all have tried, and counts it as theirs who were asked then', async () => {
    const [idle, ...giving] = scene.makers as [Entrant, ...Entrant[]];
    const missing = await circles.duties(idle, scene.group.id);
    await giveAll(giving);
    await circles.at(days(4));
    const fourth = [];
    for (const who of giving)
      for (const { project, isDone } of (await circles.latest(who, scene.group.id)).duties)
        if (!isDone) fourth.push(project.id);
    expect(fourth).toEqual(expect.arrayContaining(missing));
    const before = fourth.length;
    await circles.at(days(5));
    const again = [];
    for (const who of giving)
      for (const { isDone } of (await circles.latest(who, scene.group.id)).duties) if (!isDone) again.push(1);
    expect(again).toHaveLength(before);
  });
});
