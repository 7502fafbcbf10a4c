import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, makeProject } from '../src/testing/makers-and-testers.ts';
import { testWorld, type World } from '../src/testing/world.ts';
import { seedFeedback } from './feedback.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

it('fills projects with feedback of every evidence, with comments that were answered and with reactions', async () => {
  const owner = await makePerson(world, 'owner');
  const projectIds = [await makeProject(world, owner.id), await makeProject(world, owner.id)];
  await seedFeedback(world.ctx, projectIds);
  const { rows } = await world.database.pool.query(
    `select (select array_agg(distinct evidence::text order by evidence::text) from feedback) as evidence,
       (select count(*)::int from feedback) as feedback, (select count(parent_id)::int from comments) as replies,
       (select count(*)::int from reactions) as reactions,
       (select sum(feedback_count + uncounted_count)::int from project_stats) as figures`,
  );
  expect(rows).toEqual([
    { evidence: ['opened', 'seen', 'used'], feedback: 8, replies: 2, reactions: 6, figures: 8 },
  ]);
});
