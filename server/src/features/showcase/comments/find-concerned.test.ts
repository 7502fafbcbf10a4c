import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { findConcerned } from './find-concerned.ts';
import { writeComment } from './write-comment.ts';

let world: World;
let maker: TestPerson;
let maya: TestPerson;
let tom: TestPerson;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  maker = await makePerson(world, 'maker');
  maya = await makePerson(world, 'maya_roux');
  tom = await makePerson(world, 'tom');
  projectId = await makeProject(world, maker.id);
});
afterAll(() => world.close());

async function heardOf(author: TestPerson, body: string, parentId?: string) {
  const { id } = await writeComment(author.ctx, { projectId, body, ...(parentId && { parentId }) });
  const { mentioned, answered, concerned } = (await findConcerned(world.database.db, id)) ?? {};
  return { id, heard: { mentioned, answered, concerned } };
}

it('a comment is a reply to whoever is answered, a mention of whoever is named, and a comment to the maker', async () => {
  const first = await heardOf(maya, 'Is there an export?');
  expect(first.heard).toEqual({ mentioned: [], answered: [], concerned: [maker.id] });
  const second = await heardOf(tom, 'I wonder too.', first.id);
  expect(second.heard).toEqual({ mentioned: [], answered: [maya.id], concerned: [maker.id] });
  const third = await heardOf(maker, 'Soon, @maya_roux', first.id);
  expect(third.heard).toEqual({ mentioned: [maya.id], answered: [], concerned: [] });
});

it('a maker who is answered hears of a reply, once', async () => {
  const said = await heardOf(maker, 'What would you export?');
  const { heard } = await heardOf(maya, 'My lists.', said.id);
  expect(heard).toEqual({ mentioned: [], answered: [maker.id], concerned: [] });
});
