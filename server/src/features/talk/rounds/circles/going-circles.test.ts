import { circleRules } from '@firstlight/contract/rules.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CircleStage, circleStage } from './circle-stage.testing.ts';

const stage = circleStage();
const { query, maker, days, giveAll, shownOn, storedDuties } = stage;
let { circles, scene } = {} as CircleStage;
beforeEach(() => {
  ({ circles, scene } = stage.here());
});

describe('somebody who goes while it runs', () => {
  it('takes their project out where it is hidden, and the others go on', async () => {
    await circles.begun(scene);
    await query('update projects set hidden_at = $1 where id = $2', [days(0), maker().projectId]);
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
    expect(await shownOn(first)).toBe(0);
    await circles.at(circle.closesAt ?? '');
    expect(await shownOn(first)).toBeGreaterThan(0);
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

  it('is banned from the group: their project is out, and what they say of what they are to test is still held', async () => {
    const circle = await circles.begun(scene);
    const [first = ''] = await circles.duties(maker(), scene.group.id);
    const ban = `/api/groups/${scene.group.id}/bans/${maker().username}`;
    expect((await circles.ask(scene.owner, 'PUT', ban, {})).statusCode).toBe(204);
    await circles.at(days(1));
    const { rows } = await query('select state from rounds where project_id = $1', [maker().projectId]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
    await circles.give(maker(), first);
    await circles.at(days(3));
    expect(await shownOn(first)).toBe(0);
    await giveAll(scene.makers.slice(1), 1);
    await circles.at(circle.closesAt ?? '');
    expect(await shownOn(first)).toBeGreaterThan(0);
  });

  it('closes their account: entry, duties and what they gave are gone, the others go on, and what they were to test is asked of one more', async () => {
    const password = 'four quiet harbours';
    const leaving = await circles.join(scene.group.id, { password });
    scene.makers.push(leaving);
    const circle = await circles.begun(scene);
    const duties = await circles.duties(leaving, scene.group.id);
    const [first = ''] = duties;
    await circles.give(leaving, first);
    const erasure = { username: leaving.username, password };
    expect((await circles.ask(leaving, 'POST', '/api/me/erasure', erasure)).statusCode).toBe(204);
    await circles.at(days(1));
    // Four were theirs, and four were of their project.
    expect(await storedDuties()).toBe((scene.makers.length - 2) * (circleRules.duties + 1));
    const { rows: entries } = await query('select user_id from circle_entries where circle_id = $1', [
      circle.id,
    ]);
    expect(entries.map(({ user_id }) => user_id)).not.toContain(leaving.id);
    expect(await circles.latest(maker(), scene.group.id)).toMatchObject({ state: 'running' });

    const staying = scene.makers.slice(0, -1);
    await giveAll(staying);
    await circles.at(days(4));
    const asked: string[] = [];
    for (const who of staying)
      for (const { project, isDone } of (await circles.latest(who, scene.group.id)).duties)
        if (!isDone) asked.push(project.id);
    expect(asked).toEqual(expect.arrayContaining(duties));
    await circles.at(circle.closesAt ?? '');
    expect(await shownOn(first)).toBe(circleRules.duties - 1);
  });
});
