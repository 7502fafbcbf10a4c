import { randomUUID } from 'node:crypto';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import type { Category } from '@firstlight/contract/showcase/projects/categories.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { showProject } from '../../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { chooseByFormula } from './choose-by-formula.ts';

const { ratingsFirst, ratingsMin, doubtfulShareMax, projectsByFormula } = newsletterRules;

let world: World;
let people = 0;
beforeEach(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterEach(() => world.close());

/** Posts a project with counted ratings. The site had not shown it to the first testers: their ratings are doubtful. */
async function rated(ratings: { count: number; doubtful: number; each: number }): Promise<string> {
  const projectId = await newProject(world, await newMember(world, `maker_${++people}`));
  for (let place = 0; place < ratings.count; place += 1) {
    const tester = await newMember(world, `rater_${++people}`);
    if (place >= ratings.doubtful) await showProject(world, tester, projectId);
    await tryAndTell(world, tester, projectId, { rating: ratings.each });
  }
  return projectId;
}

/** Posts a project and sets its number of ratings and its adjusted rating. */
async function ranked(rating: number, categories: Category[], count = ratingsFirst): Promise<string> {
  const projectId = await newProject(world, await newMember(world, `maker_${++people}`), { categories });
  await world.database.pool.query(
    'update project_stats set feedback_count = $2, rating = $3 where project_id = $1',
    [projectId, count, rating],
  );
  return projectId;
}

const chosen = () => {
  const week = 7 * 24 * 60 * 60_000;
  const [from, to] = [-week, week].map((ms) => new Date(world.clock.now.getTime() + ms)) as [Date, Date];
  return chooseByFormula(world.ctx, { from, to, without: [] });
};

describe('projects chosen by the formula', () => {
  it('start with those that have many ratings, unless too many of these are doubtful', async () => {
    const allowed = Math.floor(ratingsFirst * doubtfulShareMax);
    await rated({ count: ratingsFirst, doubtful: allowed + 1, each: 5 });
    const sound = await rated({ count: ratingsFirst, doubtful: allowed, each: 4 });
    const few = await rated({ count: ratingsMin, doubtful: 0, each: 5 });
    expect(await chosen()).toEqual([sound, few]);
  });

  it('are in random order where ratings are few, between many ratings and low ratings', async () => {
    const many = await rated({ count: ratingsFirst, doubtful: 0, each: 4 });
    const bought = await rated({ count: ratingsFirst - 1, doubtful: 7, each: 5 });
    const few = [bought];
    for (let made = 0; made < 2; made += 1)
      few.push(await rated({ count: ratingsMin, doubtful: 0, each: 4 }));
    const poor = await rated({ count: ratingsMin, doubtful: 0, each: 1 });
    const second = new Set<string | undefined>();
    for (let run = 0; run < 40; run += 1) {
      const order = await chosen();
      expect([order[0], order.at(-1), order.length]).toEqual([many, poor, 5]);
      second.add(order[1]);
    }
    expect(second).toEqual(new Set(few));
  });

  it('do not reveal whether a single rating is doubtful', async () => {
    const projectId = await rated({ count: ratingsMin, doubtful: ratingsMin, each: 5 });
    expect(await chosen()).toEqual([projectId]);
  });

  it('contain the first five of each category and no others', async () => {
    const food = [];
    for (let nth = 0; nth <= projectsByFormula; nth += 1) food.push(await ranked(4_900 - nth, ['food']));
    const both = await ranked(4_100, ['food', 'design']);
    const design = await ranked(4_000, ['design']);
    expect(await chosen()).toEqual([...food.slice(0, projectsByFormula), both, design]);
  });
});
