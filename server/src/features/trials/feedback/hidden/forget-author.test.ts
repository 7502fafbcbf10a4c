import { randomUUID } from 'node:crypto';
import { accountRules } from '@firstlight/contract/rules.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { showProject } from '../../../../testing/projects/show-project.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { countDoubtful } from '../count-doubtful.ts';
import { forgetAuthor } from './forget-author.ts';

let world: World;
beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => ({ createdAt: new Date(world.clock.now.getTime() - days * day) });

it('feedback from a young account stays doubtful when the account goes, and no other becomes so', async () => {
  const projectId = await newProject(world, await newMember(world, 'maker'));
  const young = await newMember(world, 'young', daysAgo(accountRules.youngDays - 1));
  const old = await newMember(world, 'old', daysAgo(accountRules.youngDays + 1));
  for (const tester of [young, old]) {
    await showProject(world, tester, projectId);
    await tryAndTell(world, tester, projectId);
  }
  const doubtful = async () => (await countDoubtful(world.ctx, [projectId])).get(projectId);
  expect(await doubtful()).toBe(1);
  for (const { id } of [old, young]) {
    await forgetAuthor(world.ctx, id);
    await world.database.pool.query('delete from users where id = $1', [id]);
    expect(await doubtful()).toBe(1);
  }
});
