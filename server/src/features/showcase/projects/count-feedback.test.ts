import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Member } from '../../../core/context.ts';
import { newMember, newProject } from '../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { countFeedback } from './count-feedback.ts';
import { followMean } from './projects.jobs.ts';

let world: World;
let maya: Member;
beforeAll(async () => {
  world = await testWorld();
  maya = await newMember(world, 'maya');
});
afterAll(() => world.close());

const figures = (id: string) =>
  world.database.db
    .selectFrom('projectStats')
    .select(['feedbackCount', 'skipCount', 'ratingSum', 'rating'])
    .where('projectId', '=', id)
    .executeTakeFirstOrThrow();

it('adjusts the rating towards the mean of all by five ratings', async () => {
  const id = await newProject(world, maya);
  expect(await figures(id)).toMatchObject({ feedbackCount: 0, rating: 3500 });
  await countFeedback(world.database, id, { feedback: 1, ratingSum: 5 });
  expect(await figures(id)).toMatchObject({
    feedbackCount: 1,
    ratingSum: 5,
    rating: Math.round((5 * 3500 + 5000) / 6),
  });
});

test('countFeedback counts skips apart from ratings', async () => {
  const id = await newProject(world, maya);
  await countFeedback(world.database, id, { skips: 1 });
  expect(await figures(id)).toEqual({
    feedbackCount: 0,
    skipCount: 1,
    ratingSum: 0,
    rating: 3500,
  });
});

it('loses none of many at once, and withdrawing them all leaves what was', async () => {
  const id = await newProject(world, maya);
  const before = await figures(id);
  const times = (change: Parameters<typeof countFeedback>[2]) =>
    Promise.all(Array.from({ length: 50 }, () => countFeedback(world.database, id, change)));
  await times({ feedback: 1, ratingSum: 4 });
  expect(await figures(id)).toMatchObject({ feedbackCount: 50, ratingSum: 200 });
  await times({ feedback: -1, ratingSum: -4 });
  expect(await figures(id)).toEqual(before);
});

it('can never count below nothing', async () => {
  const id = await newProject(world, maya);
  await expect(countFeedback(world.database, id, { skips: -1 })).rejects.toThrow(/check constraint/);
});

it('has ratings follow the mean when it moves', async () => {
  const [loved, quiet] = [await newProject(world, maya), await newProject(world, maya)];
  await countFeedback(world.database, loved, { feedback: 10, ratingSum: 50 });
  await followMean.run(world.jobCtx, {});
  const { mean } = await world.database.db.selectFrom('ratingMean').select('mean').executeTakeFirstOrThrow();
  expect(mean).toBeGreaterThan(4000);
  expect(await figures(quiet)).toMatchObject({ rating: mean });
  expect(await figures(loved)).toMatchObject({ rating: Math.round((5 * mean + 50_000) / 15) });
});
