import { randomUUID } from 'node:crypto';
import { newsletterRules } from '@firstlight/contract/rules.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { showProject } from '../../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { chooseForEverybody } from './choose-for-everybody.ts';

let world: World;
let people = 0;
beforeEach(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterEach(() => world.close());

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

it('few ratings buy no place: the well rated are drawn by lot, before the others and behind those with many', async () => {
  const count = newsletterRules.ratingsMin;
  const many = await rated({ count: newsletterRules.ratingsFirst, doubtful: 0, each: 4 });
  const bought = await rated({ count: newsletterRules.ratingsFirst - 1, doubtful: 7, each: 5 });
  const honest = [await rated({ count, doubtful: 0, each: 4 }), await rated({ count, doubtful: 0, each: 4 })];
  const poor = await rated({ count, doubtful: 0, each: 1 });
  const seen = new Set<string>();
  for (let draw = 0; draw < 40; draw += 1) {
    const [first, ...others] = await chosen();
    expect(first).toBe(many);
    for (const id of others) seen.add(id);
  }
  expect(seen).toEqual(new Set([bought, ...honest]));
  expect(seen).not.toContain(poor);
});

it('whether a single rating is doubtful shows in no letter', async () => {
  const count = newsletterRules.ratingsMin;
  const before = await chosen();
  const projectId = await rated({ count, doubtful: count, each: 5 });
  expect(await chosen()).toHaveLength(before.length + 1);
  expect(await chosen()).toContain(projectId);
});
