import { randomUUID } from 'node:crypto';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { showProject } from '../../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { chooseForEverybody } from './choose-for-everybody.ts';

let world: World;
let people = 0;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

/** A project with counted ratings, the first of them from people whom we had not brought there. */
async function rated(ratings: { count: number; doubtful: number; each: number }): Promise<string> {
  const projectId = await newProject(world, await newMember(world, `maker_${++people}`));
  for (let place = 0; place < ratings.count; place += 1) {
    const tester = await newMember(world, `rater_${++people}`);
    if (place >= ratings.doubtful) await showProject(world, tester, projectId);
    await tryAndTell(world, tester, projectId, { rating: ratings.each });
  }
  return projectId;
}

const chosen = () => {
  const week = 7 * 24 * 60 * 60_000;
  const [from, to] = [-week, week].map((ms) => new Date(world.clock.now.getTime() + ms)) as [Date, Date];
  return chooseForEverybody(world.ctx, { from, to, without: [] });
};

it('those with many ratings stand first in the letter, unless too many are doubtful', async () => {
  const count = newsletterRules.ratingsFirst;
  const allowed = Math.floor(count * newsletterRules.doubtfulShareMax);
  await rated({ count, doubtful: allowed + 1, each: 5 });
  const sound = await rated({ count, doubtful: allowed, each: 4 });
  const few = await rated({ count: newsletterRules.ratingsMin, doubtful: 0, each: 5 });
  expect(await chosen()).toEqual([sound, few]);
});

it('whether a single rating is doubtful shows in no letter', async () => {
  const count = newsletterRules.ratingsMin;
  const before = await chosen();
  const projectId = await rated({ count, doubtful: count, each: 5 });
  expect(await chosen()).toHaveLength(before.length + 1);
  expect(await chosen()).toContain(projectId);
});
