import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKeys } from '../../../../core/files/store-picture.ts';
import { jobs } from '../../../../main/registries.ts';
import { makePerson, makeProject, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { apart, memberCookie, type Person, post, verifiedPerson } from '../../../../testing/people/people.ts';
import { liveWholeLife, type WholeLife } from '../../../../testing/whole-life.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { coverSizes } from '../../../showcase/projects/cover/cover-addresses.ts';
import { pictureSizes } from '../../../showcase/projects/gallery/picture-addresses.ts';
import { avatarSizes } from '../../accounts/avatar-sizes.ts';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  world.jobCtx.takeLimit = async () => undefined;
  app = await world.app(unlimited);
});
afterAll(() => world.close());

async function begin(person: Person) {
  await verifiedPerson(world, app, person);
  const cookie = await memberCookie(app, person);
  const { rows } = await query<{ id: string }>('select id from users where username = $1', [person.username]);
  return { id: rows[0]?.id ?? '', username: person.username, cookie };
}

async function end({ username, password }: Person, cookie: string): Promise<void> {
  world.happened.jobs.length = 0;
  const answer = await post(app, '/api/me/erasure', { username, password }, { cookie });
  expect(answer.statusCode).toBe(204);
  while (world.happened.jobs.length > 0)
    for (const { name, payload } of world.happened.jobs.splice(0))
      await jobs.find((job) => job.name === name)?.run(world.jobCtx, payload as never);
}

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  world.database.pool.query<Row>(text, values);
const read = async (url: string, { cookie }: { cookie: string }) =>
  (await app.inject({ url, headers: { cookie } })).json();
const count = async (table: string) =>
  Number((await query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

describe('after a whole life', () => {
  const maya = apart();
  let life: WholeLife;
  let pictures: string[];
  let id: string;

  beforeAll(async () => {
    const person = await begin(maya);
    id = person.id;
    life = await liveWholeLife(world, app, person);
    const { rows } = await query<{ folder: string }>(
      `select avatar_folder as folder from profiles union all select cover_key from projects where cover_key is not null
       union all select folder from project_pictures`,
    );
    pictures = rows.map(({ folder }) => folder);
    expect(await stored()).toHaveLength(7);
    await end(maya, person.cookie);
  });

  /** Every size of every picture. */
  const stored = async () => {
    const keys = pictures.flatMap((folder) =>
      pictureKeys(folder, [...avatarSizes, ...coverSizes, ...pictureSizes]),
    );
    const exist = await Promise.all(keys.map((key) => world.engines.files.exists(key)));
    return keys.filter((_, index) => exist[index]);
  };

  it('no table names the person any more, by id, username, name or address', async () => {
    const { rows: tables } = await query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'hidden')`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows } = await query<{ row: string }>(`select t::text as row from ${name} t`);
      // What the neighbour said to them by name are the neighbour's words.
      const text = rows.map(({ row }) => row.replace(`Thank you, @${maya.username}.`, '')).join('\n');
      const found = [id, maya.username, maya.name, maya.email].filter((mark) => text.includes(mark));
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('projects, pictures and the words of search are gone', async () => {
    expect(await read(`/api/projects/${life.ownProject}`, life.neighbour)).toHaveProperty('error');
    expect(await count('search_words')).toBe(0);
    expect(await stored()).toEqual([]);
  });

  it('feedback and its thread stay, and nothing says whose they were', async () => {
    const { items } = await read(`/api/projects/${life.theirProject}/feedback`, life.neighbour);
    expect(items).toMatchObject([{ id: life.feedbackId, rating: 4 }]);
    const thread = await read(`/api/feedback/${life.feedbackId}/thread`, life.neighbour);
    expect(thread.messages).toHaveLength(2);
    expect(thread.reveal).toMatchObject({ names: null, conversationId: null });
    expect([await count('hidden.feedback_authors'), await count('hidden.tests')]).toEqual([0, 0]);
    const { rows } = await world.database.pool.query(
      'select first_user_id, second_user_id from conversations',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row)).toContain(null);
  });

  it('comments stay without an author, and mentions lead nowhere', async () => {
    const { items } = await read(`/api/projects/${life.theirProject}/comments`, life.neighbour);
    expect(items).toMatchObject([{ id: life.commentId, author: null, body: 'Well done, @neighbour.' }]);
    expect(items[0].replies).toMatchObject([{ author: { username: 'neighbour' }, mentions: [] }]);
  });

  it('reactions are taken back, also from the count', async () => {
    const { counts } = await read(`/api/projects/${life.theirProject}/reactions`, life.neighbour);
    expect(counts).toMatchObject({ heart: 1 });
  });

  it('news of what they did is news without a name', async () => {
    const { items } = await read('/api/notifications', life.neighbour);
    expect(items).toMatchObject([{ kind: 'mention', actor: null }]);
  });
});

describe('of somebody whose words only they could see', () => {
  const tom = apart({ name: 'Tom', username: 'tom', email: '', password: 'four warm stones' });
  let owner: TestPerson;
  let projectId: string;

  it('nothing comes to light when the account goes', async () => {
    owner = await makePerson(world, 'owner');
    projectId = await makeProject(world, owner.id);
    const { id, cookie } = await begin(tom);
    await query(`update users set standing = 'limited' where id = $1`, [id]);
    const comment = `The split on ${projectId} is clear at once, though I could not find how to correct it.`;
    const given = await post(app, `/api/projects/${projectId}/feedback`, { rating: 1, comment }, { cookie });
    const said = await post(app, `/api/projects/${projectId}/comments`, { body: 'Unfit.' }, { cookie });
    expect([given.statusCode, said.statusCode]).toEqual([201, 201]);
    await end(tom, cookie);
    expect((await read(`/api/projects/${projectId}/comments`, owner)).items).toEqual([]);
    expect((await read(`/api/projects/${projectId}/feedback`, owner)).items).toEqual([]);
    const { rows } = await query('select body from comments where project_id = $1', [projectId]);
    expect(rows).toEqual([{ body: null }]);
    expect(await query('select from feedback where project_id = $1', [projectId])).toHaveProperty(
      'rowCount',
      0,
    );
  });
});
