import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { newMember, newProject, tidepool } from '../../../../testing/projects/projects.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { readProject } from '../read/read-project.ts';
import { editProject } from './edit-project.ts';

let world: World;
let maya: Member;
beforeAll(async () => {
  world = await testWorld();
  maya = await newMember(world, 'maya');
});
afterAll(() => world.close());

it('two tabs do not overwrite each other: the second is told, and decides', async () => {
  const ctx = { ...world.ctx, actor: maya };
  const projectId = await newProject(world, maya);
  const { editedAt: seen } = await readProject(ctx, { projectId });
  const save = (name: string, editedAt?: string | null) =>
    editProject(ctx, { projectId, ...tidepool, name, ...(editedAt !== undefined && { editedAt }) });

  const first = await save('From the first tab', seen);
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  await expect(save('From the second tab', seen)).rejects.toMatchObject({
    code: 'projects.changed_meanwhile',
  });
  expect((await readProject(ctx, { projectId })).name).toBe('From the first tab');

  await save('From the second tab', first.editedAt);
  expect((await readProject(ctx, { projectId })).name).toBe('From the second tab');
  await save('From a program that does not ask');
  expect((await readProject(ctx, { projectId })).name).toBe('From a program that does not ask');
});
