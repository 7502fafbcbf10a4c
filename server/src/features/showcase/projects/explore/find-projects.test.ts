import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../../../core/context.ts';
import { fillProjects } from '../../../../testing/projects/many-projects.ts';
import { newMember, newProject } from '../../../../testing/projects/projects.ts';
import { settle } from '../../../../testing/settle.ts';
import { testWorld, type World } from '../../../../testing/world.ts';
import { changeVisibility } from '../write/change-visibility.ts';
import { findStatement } from './find-projects.queries.ts';
import { findProjects } from './find-projects.ts';

let world: World;
let maya: Member;

beforeAll(async () => {
  world = await testWorld();
  maya = await newMember(world, 'maya');
  for (const name of ['Portolan', 'Carport', 'Porchlight', 'Percent % sign'])
    await newProject(world, maya, { name });
  const projectId = await newProject(world, maya, { name: 'Portside' });
  await changeVisibility({ ...world.ctx, actor: maya }, { projectId, isHidden: true });
});
afterAll(() => world.close());

const names = async (query: string) =>
  (await findProjects(world.ctx, { query })).items.map(({ name }) => name);

it('finds names by their first letters, then by what stands in them, and nothing that is hidden', async () => {
  expect(await names('port')).toEqual(['Portolan', 'Carport']);
  expect(await names('POR')).toEqual(['Porchlight', 'Portolan', 'Carport']);
  expect(await names('portt')).toEqual([]);
});

it('takes signs that mean something in patterns for what they are', async () => {
  expect(await names('t %')).toEqual(['Percent % sign']);
  expect(await names('___')).toEqual([]);
});

it('reads no more of the database for a beginning that ten times as many share', async () => {
  const read: number[] = [];
  for (const size of [500, 5000]) {
    // All begin alike, so that a statement that gathered them first would be seen.
    await fillProjects(world, { model: 'Portolan', size, called: 'Common' });
    await settle(world.database, ['projects', 'project_stats']);
    read.push(await buffersRead());
  }
  const [few = 0, many = 0] = read;
  expect(many).toBeLessThan(few * 1.5 + 20);
});

async function buffersRead(): Promise<number> {
  const explained = `explain (analyze, buffers, format json) ${findStatement.text}`;
  const { rows } = await world.database.pool.query(explained, ['common', 'common\u{10FFFF}']);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}
