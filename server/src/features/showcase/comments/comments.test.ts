import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { commentJobs } from './comments.jobs.ts';

let world: World;
let app: FastifyInstance;
let owner: TestPerson;
let maya: TestPerson;
let tom: TestPerson;
let project: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  owner = await makePerson(world, 'owner');
  maya = await makePerson(world, 'maya_roux');
  tom = await makePerson(world, 'tom');
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await makeProject(world, owner.id);
});

const ask = async (
  person: TestPerson | undefined,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => {
  const headers = person ? { cookie: person.cookie } : {};
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const later = (seconds = 1) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000);
};
const write = async (person: TestPerson, body: string, parentId?: string) => {
  later();
  return ask(person, 'POST', `/api/projects/${project}/comments`, { body, ...(parentId && { parentId }) });
};
const list = async (person?: TestPerson, after?: string) =>
  (await ask(person, 'GET', `/api/projects/${project}/comments${after ? `?after=${after}` : ''}`)).body;

describe('a comment', () => {
  it('stands under its author’s name, the maker’s is marked, the newest comes first', async () => {
    await write(maya, 'Is there an export?');
    await write(owner, 'There will be.');
    const { items, can } = await list();
    expect(items.map((item: { body: string; isMaker: boolean }) => [item.body, item.isMaker])).toEqual([
      ['There will be.', true],
      ['Is there an export?', false],
    ]);
    expect(items[1].author).toEqual({ username: 'maya_roux', name: maya.name });
    expect([can.write, items[1].can]).toEqual([
      false,
      { edit: false, remove: false, reply: false, block: false },
    ]);
    expect((await list(maya)).items[1].can).toEqual({ edit: true, remove: true, reply: true, block: false });
  });

  it('names whom it mentions, as far as they exist, and at most ten', async () => {
    const body = 'Ask @Tom, @maya_roux and @nobody_here; mail a@tom is no mention, nor is @@tom.';
    const { mentions } = (await write(owner, body)).body;
    expect(mentions.toSorted()).toEqual(['maya_roux', 'tom']);
    const many = Array.from({ length: 11 }, (_, index) => `@person_${index}`).join(' ');
    expect((await write(owner, many)).body.error.code).toBe('comments.too_many_mentions');
  });

  it('is answered one level deep, on its own project', async () => {
    const { id } = (await write(maya, 'First')).body;
    const reply = (await write(tom, 'Second', id)).body;
    expect((await write(owner, 'Third', reply.id)).body.error.code).toBe('comments.reply_to_reply');
    const elsewhere = await makeProject(world, owner.id);
    const misplaced = await ask(tom, 'POST', `/api/projects/${elsewhere}/comments`, {
      body: 'No',
      parentId: id,
    });
    expect(misplaced.status).toBe(404);
    expect(reply.can.reply).toBe(false);
  });

  it('comes with its first three replies, the rest by pages', async () => {
    const { id } = (await write(maya, 'Which colours?')).body;
    for (let number = 1; number <= 25; number++) await write(tom, `Reply ${number}`, id);
    const [item] = (await list()).items;
    const texts = (replies: { body: string }[]) => replies.map(({ body }) => body);
    expect([item.replyCount, texts(item.replies)]).toEqual([25, ['Reply 1', 'Reply 2', 'Reply 3']]);
    const first = (await ask(undefined, 'GET', `/api/comments/${id}/replies`)).body;
    const second = (await ask(undefined, 'GET', `/api/comments/${id}/replies?after=${first.next}`)).body;
    expect([...texts(first.items), ...texts(second.items)]).toEqual(
      Array.from({ length: 25 }, (_, index) => `Reply ${index + 1}`),
    );
    expect(second.next).toBeNull();
  });

  it('is found once on the pages of a long list', async () => {
    for (let number = 1; number <= 45; number++) await write(tom, `Comment ${number}`);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await list(undefined, after);
      ids.push(...page.items.map(({ id }: { id: string }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  });

  it('can be changed by its author, and says so', async () => {
    const { id } = (await write(maya, 'Teh export?')).body;
    const edited = await ask(maya, 'PATCH', `/api/comments/${id}`, { body: 'The export, @tom?' });
    expect(edited.body).toMatchObject({ body: 'The export, @tom?', isEdited: true, mentions: ['tom'] });
    expect((await ask(tom, 'PATCH', `/api/comments/${id}`, { body: 'Mine' })).status).toBe(404);
  });

  it.each(['not-a-position', '123', `${'9'.repeat(13)}_x`])('is refused a page after %s', async (after) => {
    const { status } = await ask(undefined, 'GET', `/api/projects/${project}/comments?after=${after}`);
    expect(status).toBe(400);
  });
});

describe('a removed comment', () => {
  it('is gone, comes back within the time for it, and not later', async () => {
    const { id } = (await write(maya, 'Never mind')).body;
    await ask(maya, 'DELETE', `/api/comments/${id}`);
    expect((await list(maya)).items).toEqual([]);
    expect((await ask(maya, 'POST', `/api/comments/${id}/restorations`)).body.body).toBe('Never mind');
    expect((await list()).items).toHaveLength(1);
    await ask(maya, 'DELETE', `/api/comments/${id}`);
    later(16 * 60);
    expect((await ask(maya, 'POST', `/api/comments/${id}/restorations`)).status).toBe(404);
  });

  it('leaves its place where replies hang on it, without name or words', async () => {
    const { id } = (await write(maya, 'Gone soon')).body;
    await write(tom, 'Still here', id);
    await ask(maya, 'DELETE', `/api/comments/${id}`);
    const [item] = (await list()).items;
    expect(item).toMatchObject({ author: null, body: null, mentions: [], replyCount: 1 });
    later(16 * 60);
    await commentJobs[0]?.run(world.jobCtx, {});
    const { rows } = await world.database.pool.query('select body from comments where id = $1', [id]);
    expect(rows).toEqual([{ body: null }]);
  });
});

describe('a comment by somebody limited or suspended', () => {
  it.each(['limited', 'suspended'] as const)('(%s) is seen by themselves alone', async (standing) => {
    const person = await makePerson(world, `was_${standing}`);
    const { id } = (await write(person, 'Mine')).body;
    await write(tom, 'A reply to it', id);
    await world.database.pool.query('update users set standing = $2 where id = $1', [person.id, standing]);
    expect([(await list()).items, (await list(tom)).items, (await list(owner)).items]).toEqual([[], [], []]);
    expect((await list(person)).items).toHaveLength(1);
    expect((await ask(tom, 'GET', `/api/comments/${id}/replies`)).status).toBe(404);
  });
});

it('outlives its author’s account', async () => {
  const gone = await makePerson(world, 'leaving');
  await write(gone, 'Good luck with it');
  await world.database.pool.query('delete from users where id = $1', [gone.id]);
  expect((await list()).items[0]).toMatchObject({ author: null, body: 'Good luck with it', isMaker: false });
});

it('may be written 5 seconds after the last one, and not before', async () => {
  const strict = await world.app();
  const send = () =>
    strict.inject({
      method: 'POST',
      url: `/api/projects/${project}/comments`,
      headers: { cookie: tom.cookie },
      payload: { body: 'Again' },
    });
  expect((await send()).statusCode).toBe(201);
  const second = await send();
  expect([second.statusCode, Number(second.headers['retry-after']) <= 5]).toEqual([429, true]);
});
