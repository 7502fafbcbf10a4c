import { randomUUID } from 'node:crypto';
import { reportableKinds } from '@firstlight/contract/office/cases/case-rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportables } from '../../../../main/registries.ts';
import { asker, makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { newProject } from '../../../../testing/projects/projects.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { writeComment } from '../../../showcase/comments/write-comment.ts';
import { reporting, strangers } from '../cases.testing.ts';
import { findReportedProjects } from './find-reported-projects.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let author: TestPerson;
let projectId: string;
let commentId: string;
const ask = asker(() => app);
const report = reporting(() => app);
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker');
});
beforeEach(async () => {
  world.clock.now = new Date('2026-11-16T10:07:00Z');
  author = await makePerson(world, `author_${randomUUID().slice(0, 8)}`);
  projectId = await newProject(world, maker.ctx.actor);
  const act = { ...world.ctx, actor: author.ctx.actor, newId: randomUUID };
  commentId = (await writeComment(act, { projectId, body: 'canary-words, you fool.' })).id;
});
afterAll(() => world.close());

const comment = (changes: object = {}) => ({ kind: 'comment', address: commentId, ...changes });
const theCase = async () =>
  (
    await world.database.pool.query(
      `select * from cases where subject_id = $1 order by opened_at desc, (state <> 'closed') desc`,
      [commentId],
    )
  ).rows[0];
const cases = async () =>
  (await world.database.pool.query('select id from cases where subject_id = $1', [commentId])).rows.length;
const isThere = async () => {
  const { items } = (await ask(undefined, 'GET', `/api/projects/${projectId}/comments`)).json();
  return items.some(({ id }: { id: string }) => id === commentId);
};
const own = async (who: TestPerson) => (await ask(who, 'GET', '/api/me/reports')).json().items;

it('takes reports of exactly what the features declare', () => {
  expect(reportables.map(({ kind }) => kind).toSorted()).toEqual([...reportableKinds].toSorted());
});

describe('a report', () => {
  it('gets a receipt that says by when a person has read it', async () => {
    const [one] = await strangers(world, 1);
    const answer = await report(one, comment({ reason: 'danger', body: 'canary-report' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      reference: expect.stringMatching(/^FL-/),
      dueAt: '2026-11-16T14:07:00.000Z',
      already: false,
      decidedBefore: null,
      can: { withdraw: true },
    });
    expect(await theCase()).toMatchObject({ state: 'open', weight: 0.75, reporters: 1, established: 1 });
  });

  it.each([
    ['danger', {}, 4],
    ['private_information', {}, 12],
    ['unmasking', {}, 12],
    ['spam', {}, 48],
    ['spam', { isIllegal: true, law: 'Fraud.', inGoodFaith: true }, 12],
    ['sexual_or_violent', { concernsMinors: true }, 4],
  ])('of %s with %j is due in %i hours', async (reason, changes, hours) => {
    const [one] = await strangers(world, 1);
    const { dueAt } = (await report(one, comment({ reason, ...changes }))).json();
    expect(new Date(dueAt).getTime() - world.clock.now.getTime()).toBe(hours * hour);
  });

  it('is one for each person, whatever comes at once, and one case for each content', async () => {
    const people = await strangers(world, 6);
    const answers = await Promise.all(
      people.flatMap((one) => [report(one, comment()), report(one, comment()), report(one, comment())]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(18).fill(201));
    expect(answers.filter((answer) => answer.json().already)).toHaveLength(12);
    expect([await cases(), (await theCase()).reporters, (await theCase()).weight]).toEqual([1, 6, 4.5]);
  });

  it('by a guest needs a name and an address, weighs nothing, and says nothing about earlier ones', async () => {
    expect((await report(undefined, comment())).statusCode).toBe(400);
    const guest = { name: 'Lena', email: 'lena@hofmann.test' };
    const [one, two] = [await report(undefined, comment(guest)), await report(undefined, comment(guest))];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json()).toMatchObject({ already: false, can: { withdraw: false } });
    expect(await theCase()).toMatchObject({ weight: 0, reporters: 1, established: 0 });
  });

  it('of one’s own words, of what one cannot see, and of what is not there is refused', async () => {
    expect((await report(author, comment())).json().error.code).toBe('cases.own_content');
    expect((await report(maker, comment({ address: 'nonsense' }))).statusCode).toBe(404);
    expect((await report(maker, comment({ address: randomUUID() }))).statusCode).toBe(404);
    const note = { kind: 'skip_note', address: randomUUID(), name: 'Lena', email: 'lena@hofmann.test' };
    expect((await report(undefined, note)).statusCode).toBe(404);
  });

  it('keeps a copy of the words for each edit, sealed, and names its reporter nowhere', async () => {
    const [one, two] = await strangers(world, 2);
    await report(one, comment({ body: 'canary-report' }));
    await ask(author, 'PATCH', `/api/comments/${commentId}`, { body: 'canary-edited words.' });
    await report(two, comment());
    const { id } = await theCase();
    const { rows } = await world.database.pool.query(
      `select count(*)::int as copies, string_agg(e::text, '') as text from case_evidence e where case_id = $1`,
      [id],
    );
    expect(rows[0].copies).toBe(2);
    const dump = await world.database.pool.query('select r::text as row from reports r where case_id = $1', [
      id,
    ]);
    const all = rows[0].text + dump.rows.map(({ row }) => row).join('');
    for (const secret of ['canary', one?.id, two?.id, one?.username]) expect(all).not.toContain(secret);
  });
});

describe('reports together', () => {
  it('hide content once eight established members said so, and it comes back when they take it back', async () => {
    const people = await strangers(world, 8);
    for (const one of people.slice(0, 7)) await report(one, comment());
    expect([await isThere(), (await theCase()).hidden_at]).toEqual([true, null]);
    await report(people[7], comment());
    expect([await isThere(), (await theCase()).hidden_at]).toEqual([false, world.clock.now]);
    expect((await theCase()).due_at).toEqual(new Date(world.clock.now.getTime() + 12 * hour));
    const [mine] = await own(people[0] as TestPerson);
    await ask(people[0], 'DELETE', `/api/me/reports/${mine.id}`);
    expect([await isThere(), (await theCase()).hidden_at]).toEqual([true, null]);
  });

  it('of thirty new accounts hide nothing', async () => {
    for (const one of await strangers(world, 30, 3)) await report(one, comment());
    expect([await isThere(), (await theCase()).weight]).toEqual([true, 2]);
  });

  it('withdrawn and given again weigh what one weighs, and withdrawn altogether nothing', async () => {
    const [one, other] = await strangers(world, 2);
    await report(other, comment());
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await report(one, comment())).json();
      expect((await theCase()).weight).toBe(1.5);
      expect((await ask(one, 'DELETE', `/api/me/reports/${id}`)).statusCode).toBe(204);
      expect((await theCase()).weight).toBe(0.75);
    }
    const [mine] = await own(other as TestPerson);
    expect((await ask(one, 'DELETE', `/api/me/reports/${mine.id}`)).statusCode).toBe(404);
    await ask(other, 'DELETE', `/api/me/reports/${mine.id}`);
    expect(await theCase()).toMatchObject({ state: 'closed', outcome: null, weight: 0, reporters: 0 });
  });

  it('of people who reported the same two things before count as one with this', async () => {
    const people = await strangers(world, 3);
    const act = { ...world.ctx, actor: author.ctx.actor, newId: randomUUID };
    for (const body of ['One more.', 'And one more.']) {
      const { id } = await writeComment(act, { projectId, body });
      for (const one of people.slice(0, 2)) await report(one, { kind: 'comment', address: id });
    }
    for (const one of people) await report(one, comment());
    expect(await theCase()).toMatchObject({ reporters: 3, weight: 1.5, established: 2 });
  });

  it('against one person in one hour are a raid from the eleventh on, and then hide nothing', async () => {
    const act = { ...world.ctx, actor: author.ctx.actor, newId: randomUUID };
    const other = await writeComment(act, { projectId, body: 'Something else.' });
    for (const one of await strangers(world, 5)) await report(one, { kind: 'comment', address: other.id });
    const people = await strangers(world, 9);
    for (const one of people) await report(one, comment());
    expect(await theCase()).toMatchObject({ is_raid: true, hidden_at: null });
    expect(await isThere()).toBe(true);
  });

  it('by guests are no raid: they would keep what others report from being hidden', async () => {
    for (let place = 0; place < 11; place += 1)
      await report(undefined, { ...comment(), name: 'Lena', email: `lena${place}@hofmann.test` });
    for (const one of await strangers(world, 8)) await report(one, comment());
    expect(await theCase()).toMatchObject({ reporters: 19, is_raid: false });
    expect(await isThere()).toBe(false);
  });
});

it('a project is held back from Validated by an open case of weight three about itself, and not by less or other', async () => {
  const held = async () => [...(await findReportedProjects(world.ctx, [projectId]))];
  const people = await strangers(world, 4);
  for (const one of people) await report(one, comment());
  for (const one of people.slice(0, 3)) await report(one, { kind: 'project', address: projectId });
  expect(await held()).toEqual([]);
  const { id } = (await report(people[3], { kind: 'project', address: projectId })).json();
  expect(await held()).toEqual([projectId]);
  await ask(people[3], 'DELETE', `/api/me/reports/${id}`);
  expect(await held()).toEqual([]);
});

it('what is not there uses up the same fifteen reports a day: nobody tries addresses one by one', async () => {
  const limited = await world.app();
  const [one] = await strangers(world, 1);
  const codes = [];
  for (let place = 0; place < 16; place += 1) {
    const nothing = { kind: 'comment', address: randomUUID() };
    codes.push((await reporting(() => limited)(one, nothing)).statusCode);
  }
  expect(codes).toEqual([...Array(15).fill(404), 429]);
});

it('fifteen a day are taken from a member, and five a day from a guest’s address', async () => {
  const limited = await world.app();
  const send = reporting(() => limited);
  const [one] = await strangers(world, 1);
  const codes = async (who: TestPerson | undefined, count: number) => {
    const guest = who ? {} : { name: 'Lena', email: 'lena@hofmann.test' };
    const all = [];
    for (let place = 0; place < count; place += 1) all.push((await send(who, comment(guest))).statusCode);
    return all;
  };
  expect(await codes(one, 16)).toEqual([...Array(15).fill(201), 429]);
  expect(await codes(undefined, 6)).toEqual([...Array(5).fill(201), 429]);
});
