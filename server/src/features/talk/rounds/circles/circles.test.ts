import { circleRules } from '@firstlight/contract/rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../groups/groups.testing.ts';
import { type CircleStage, circleStage } from './circle-stage.testing.ts';

const stage = circleStage();
const { query, maker, days, giveAll, storedDuties, roundsOfShown } = stage;
let { circles, scene } = {} as CircleStage;
beforeEach(() => {
  ({ circles, scene } = stage.here());
});

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
  it('a moderator cancels it: what was given shows by lots within a day, and nothing is left of who was to test what', async () => {
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

  it('a project of a circle that was broken off enters no other: whoever had not written would be left alone', async () => {
    const circle = await circles.begun(scene);
    await giveAll(scene.makers, 1);
    await circles.cancelling(scene.owner, circle.id);
    await circles.at(days(60));
    const next = (await circles.opening(scene.owner, scene.group.id)).json();
    expect(codeOf(await circles.entering(maker(), next.id))).toBe('rounds.circle_project_done');
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
