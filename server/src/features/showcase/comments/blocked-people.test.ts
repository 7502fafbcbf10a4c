import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { findConcerned } from './find-concerned.ts';

let world: World;
let app: FastifyInstance;
let owner: TestPerson;
let maya: TestPerson;
let tom: TestPerson;
let projectId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  owner = await makePerson(world, 'owner');
  maya = await makePerson(world, 'maya');
  tom = await makePerson(world, 'tom');
  projectId = await makeProject(world, owner.id);
  await ask(maya, 'PUT', '/api/me/blocks/tom');
  await ask(owner, 'PUT', '/api/me/blocks/tom');
});
afterAll(() => world.close());

const ask = (person: TestPerson | undefined, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    headers: person ? { cookie: person.cookie } : {},
    ...(payload && { payload }),
  });
const write = async (person: TestPerson, body: string, parentId?: string) =>
  (await ask(person, 'POST', `/api/projects/${projectId}/comments`, { body, parentId })).json();
const seenBy = async (person: TestPerson | undefined, id: string) =>
  (await ask(person, 'GET', `/api/projects/${projectId}/comments`))
    .json()
    .items.find((one: { id: string }) => one.id === id);

describe('between somebody and whom they block', () => {
  it('neither replies to the other, and anybody else to both', async () => {
    const [hers, his] = [await write(maya, 'First.'), await write(tom, 'Second.')];
    expect((await write(tom, 'No.', hers.id)).error.code).toBe('comments.reply_refused');
    expect((await write(maya, 'No.', his.id)).error.code).toBe('comments.reply_refused');
    expect((await seenBy(tom, hers.id)).can.reply).toBe(false);
    expect((await seenBy(maya, his.id)).can.reply).toBe(false);
    const other = await makePerson(world, 'other');
    for (const { id } of [hers, his]) {
      expect((await seenBy(other, id)).can.reply).toBe(true);
      expect((await write(other, 'Yes.', id)).body).toBe('Yes.');
    }
  });

  it('only the blocker is told who is blocked, and everybody reads the same words', async () => {
    const [hers, his] = [await write(maya, 'Third.'), await write(tom, 'Fourth.')];
    expect(await seenBy(maya, his.id)).toMatchObject({ isBlocked: true, body: 'Fourth.' });
    expect(await seenBy(tom, hers.id)).toMatchObject({ isBlocked: false, body: 'Third.' });
    expect(await seenBy(undefined, his.id)).toMatchObject({ isBlocked: false, can: { block: false } });
    expect(await seenBy(tom, his.id)).toMatchObject({ can: { block: false } });
  });

  it('a mention stays a word, in what is written and in what is edited', async () => {
    const his = await write(tom, 'Ask @maya or @owner, or @other_one.');
    expect(his.mentions).toEqual([]);
    const hers = await write(maya, 'Not @tom, but @owner.');
    expect(hers.mentions).toEqual(['owner']);
  });

  it('nothing that one does is news to the other', async () => {
    const { db } = world.database;
    const his = await write(tom, 'To the maker, who does not hear it.');
    expect(await findConcerned(db, his.id)).toMatchObject({ concerned: [], mentioned: [], answered: [] });
    const before = await write(maya, 'To the maker, who hears it.');
    expect(await findConcerned(db, before.id)).toMatchObject({ concerned: [owner.id] });
  });
});
