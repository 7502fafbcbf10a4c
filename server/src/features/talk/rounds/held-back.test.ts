import { beforeEach, describe, expect, it } from 'vitest';
import { countContributions } from '../../trials/feedback/count-contributions.ts';
import { forgetAuthor } from '../../trials/feedback/hidden/forget-author.ts';
import { readAsOthers } from './read-as-others.testing.ts';
import { day, type RoundStage, roundStage, start } from './round-stage.testing.ts';

const closing = Date.parse('2026-11-23T10:00:00Z');
const stage = roundStage(9);
let { world, rounds, scene } = {} as RoundStage;
beforeEach(() => {
  ({ world, rounds, scene } = stage.here());
});

const others = () => {
  const { maker, owner, testers, group, projectId } = scene;
  return readAsOthers(world, rounds.ask, { readers: [maker, owner], testers, groupId: group.id, projectId });
};

describe('what is given in a round', () => {
  it('moves nothing that anybody else can see before its end, and then all of it shows at once, of that day', async () => {
    const { testers, projectId, maker, owner, group } = scene;
    const round = await rounds.open(scene);
    expect(round).toMatchObject({
      state: 'open',
      closesAt: new Date(closing).toISOString(),
      responsesFrom: 0,
    });
    await rounds.at(new Date(start + 1000));
    const before = await others();
    for (const [index, tester] of testers.entries()) {
      world.clock.now = new Date(start + index * 0.6 * day);
      await rounds.ask(tester, 'POST', `/api/projects/${projectId}/tests`);
      if (index === 8) await rounds.skip(tester, projectId);
      else await rounds.give(tester, projectId, 1 + (index % 5));
      await releaseQuarter();
      // How far the round is told of is looked at apart.
      expect(withoutSteps(await others())).toEqual(withoutSteps(before));
    }
    await rounds.at(new Date(closing - 60_000));
    expect(withoutSteps(await others())).toEqual(withoutSteps(before));

    await rounds.at(new Date(closing));
    for (const who of [maker, owner, undefined]) {
      const shown = await rounds.seen(who, projectId);
      expect(shown).toHaveLength(8);
      expect(new Set(shown.map((item: { day: string }) => item.day))).toEqual(new Set(['2026-11-23']));
    }
    const [closed] = await rounds.list(owner, group.id);
    expect(closed).toMatchObject({ state: 'closed', result: { feedbacks: 8, skipReasons: null } });
  });

  it('shows in an order that is not that of giving', async () => {
    const { testers, projectId, maker } = scene;
    const orders = new Set<string>();
    await rounds.open(scene);
    const given: string[] = [];
    for (const tester of testers) given.push((await rounds.give(tester, projectId)).id);
    await rounds.at(new Date(closing));
    const shown = (await rounds.seen(maker, projectId)).map((item: { id: string }) => given.indexOf(item.id));
    orders.add(shown.join());
    const sorted = [...shown].toSorted((one: number, other: number) => one - other);
    expect(sorted).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    // One in 362,880 either way.
    expect(orders.has(sorted.join())).toBe(false);
    expect(orders.has([...sorted].toReversed().join())).toBe(false);
  });

  it('tells its author until when it is held, before and after giving', async () => {
    const { testers, projectId } = scene;
    await rounds.open(scene);
    const mine = async () =>
      (await rounds.ask(testers[0], 'GET', `/api/projects/${projectId}/feedback/mine`)).json();
    expect((await mine()).heldUntil).toBe(new Date(closing).toISOString());
    await rounds.give(testers[0] ?? scene.maker, projectId);
    expect((await mine()).feedback.own.shownFrom).toBe(new Date(closing).toISOString());
  });

  it('is still held when it is edited, taken back and given again, or brought back late in the round', async () => {
    const { testers, projectId, maker } = scene;
    await rounds.open(scene);
    const [first, second, third] = testers;
    if (!first || !second || !third) throw new Error('too few');
    const edited = await rounds.give(first, projectId);
    const again = await rounds.give(second, projectId);
    const back = await rounds.give(third, projectId);
    const words = 'It was the second page that asked for something which I do not have.';
    await rounds.ask(first, 'PATCH', `/api/feedback/${edited.id}`, { rating: 2, comment: words });
    await rounds.ask(second, 'DELETE', `/api/feedback/${again.id}`);
    await rounds.ask(third, 'DELETE', `/api/feedback/${back.id}`);
    await rounds.at(new Date(start + 8 * 60_000));
    await rounds.give(second, projectId);
    await rounds.ask(third, 'POST', `/api/feedback/${back.id}/restorations`);
    for (const tester of testers.slice(3, 6)) await rounds.give(tester, projectId);
    await rounds.at(new Date(start + day));
    expect(await rounds.seen(maker, projectId)).toEqual([]);
    await rounds.at(new Date(closing));
    const shown = await rounds.seen(maker, projectId);
    expect(shown).toHaveLength(6);
    expect(new Set(shown.map((item: { day: string }) => item.day))).toEqual(new Set(['2026-11-23']));
  });

  it('of somebody who is no member shows as ever, and so does what was given before', async () => {
    const { projectId, maker, testers } = scene;
    await rounds.give(testers[0] ?? maker, projectId);
    await rounds.open(scene);
    await rounds.give(await rounds.person(), projectId);
    await rounds.at('2026-11-16T10:15:00Z');
    expect(await rounds.seen(maker, projectId)).toHaveLength(1);
    // The first of them also joined a group within the hour: that is held for a day.
    await rounds.at(new Date(start + 2 * day));
    expect(await rounds.seen(maker, projectId)).toHaveLength(2);
  });
});

describe('fewer than five', () => {
  it('become ordinary feedback, each at a moment of its own within a day, and nothing ties them to the round', async () => {
    const { testers, projectId, maker, group } = scene;
    const round = await rounds.open(scene);
    for (const tester of testers.slice(0, 4)) await rounds.give(tester, projectId);
    await rounds.at(new Date(closing));
    const { rows } = await world.database.pool.query(
      `select pending.round_id from hidden.pending_feedback pending join feedback on feedback.id = feedback_id
       where project_id = $1`,
      [projectId],
    );
    const shown = await rounds.seen(maker, projectId);
    expect(rows.length + shown.length).toBe(4);
    expect(rows.every(({ round_id }) => round_id === null)).toBe(true);
    await rounds.at(new Date(closing + day));
    expect(await rounds.seen(maker, projectId)).toHaveLength(4);
    const ties = await world.database.pool.query(
      'select from feedback where round_id is not null and project_id = $1',
      [projectId],
    );
    expect(ties.rows).toEqual([]);
    expect(await rounds.list(maker, group.id)).toMatchObject([
      { id: round.id, state: 'closed', result: null },
    ]);
    const filtered = await rounds.ask(maker, 'GET', `/api/projects/${projectId}/feedback?round=${round.id}`);
    expect(filtered.statusCode).toBe(404);
  });
});

describe('an account that is deleted while a round is open', () => {
  it('leaves the note that a told step counts, and the round comes to the result that the step promised', async () => {
    const { testers, projectId, owner, group } = scene;
    await rounds.open(scene);
    for (const tester of testers.slice(0, 5)) await rounds.give(tester, projectId);
    await rounds.at(new Date(closing - 15 * 60_000));
    await countAll(new Date(closing - 15 * 60_000));
    expect(await rounds.list(owner, group.id)).toMatchObject([{ responsesFrom: 5 }]);
    await forgetAuthor(world.ctx, testers[0]?.id ?? '');
    await rounds.at(new Date(closing));
    expect(await rounds.list(owner, group.id)).toMatchObject([{ state: 'closed', result: { feedbacks: 5 } }]);
    expect(await rounds.seen(owner, projectId)).toHaveLength(5);
  });

  it('takes a note with it of which nothing was told', async () => {
    const { testers, projectId, owner, group } = scene;
    await rounds.open(scene);
    for (const tester of testers.slice(0, 5)) await rounds.give(tester, projectId);
    await countAll(new Date(closing));
    await forgetAuthor(world.ctx, testers[0]?.id ?? '');
    await rounds.at(new Date(closing));
    expect(await rounds.list(owner, group.id)).toMatchObject([
      { state: 'closed', responsesFrom: 0, result: null },
    ]);
  });
});

describe('how much has come', () => {
  it('is told in steps, from a quarter of an hour drawn for each on, and never exactly', async () => {
    const { testers, projectId, owner, group } = scene;
    await rounds.open(scene);
    for (const tester of testers.slice(0, 4)) await rounds.give(tester, projectId);
    await rounds.at(new Date(start + 1.5 * day));
    expect(await rounds.list(owner, group.id)).toMatchObject([{ responsesFrom: 0 }]);
    await rounds.give(testers[4] ?? owner, projectId);
    const { rows } = await world.database.pool.query(
      'select counts_from from hidden.pending_feedback order by counts_from desc nulls last limit 1',
    );
    await rounds.at(new Date(rows[0].counts_from.getTime() - 60_000));
    expect(await rounds.list(owner, group.id)).toMatchObject([{ responsesFrom: 0 }]);
    await rounds.at(rows[0].counts_from);
    expect(await rounds.list(owner, group.id)).toMatchObject([{ responsesFrom: 5 }]);
  });
});

it('what testers have done counts for themselves no sooner than others could know of it', async () => {
  const { testers, projectId } = scene;
  const round = await rounds.open(scene, 14);
  for (const tester of testers) {
    await rounds.ask(tester, 'POST', `/api/projects/${projectId}/tests`);
    await world.database.pool.query('update hidden.tests set opened_at = $1, used_at = $1', [
      world.clock.now,
    ]);
    await rounds.give(tester, projectId);
  }
  const counted = async () => {
    const all = await countContributions(
      world.ctx,
      testers.map(({ id }) => id),
    );
    return all.filter(({ feedback, tested }) => feedback.length + tested.length > 0).length;
  };
  const end = new Date(round.closesAt ?? 0);
  await rounds.at(new Date(end.getTime() - 60_000));
  expect(await counted()).toBe(0);
  await rounds.at(end);
  await rounds.at(new Date(end.getTime() + 60_000));
  // A day at the least after they have shown, by a lot for each.
  expect(await counted()).toBe(0);
  world.clock.now = new Date(end.getTime() + 60 * day);
  expect(await counted()).toBe(9);
});

/** Lets all that was given count from the same moment on, whatever was drawn. */
async function countAll(from: Date): Promise<void> {
  await world.database.pool.query(
    'update hidden.pending_feedback set counts_from = $1 where round_id is not null',
    [from],
  );
  await rounds.at(world.clock.now);
}

async function releaseQuarter(): Promise<void> {
  const quarter = 15 * 60_000;
  await rounds.at(new Date((Math.floor(world.clock.now.getTime() / quarter) + 1) * quarter));
}

/** The step that is told, and the days that a chart is about. */
const movesByItself = /\\?"responsesFrom\\?":\d+|\\"from\\":\\"[\d-]+\\",\\"until\\":\\"[\d-]+\\"/g;

const withoutSteps = (state: unknown) =>
  JSON.parse(JSON.stringify(state).replaceAll(movesByItself, ''), (key, value) =>
    key === 'events' || key === 'pushes'
      ? value.filter((one: { name?: string; event?: string }) => (one.name ?? one.event) !== 'rounds.changed')
      : value,
  );
