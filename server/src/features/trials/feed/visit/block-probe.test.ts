import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { as, workOff } from '../../../../testing/people/testers.ts';
import { tryAndTell } from '../../../../testing/projects/counted-feedback.ts';
import { feedOf } from '../../../../testing/projects/feeds.ts';
import { newProject } from '../../../../testing/projects/projects.ts';
import { publishAll } from '../../../../testing/projects/release.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { loadEligibility } from '../../distribution/run/load-eligibility.ts';
import { skipProject } from '../../feedback/skips/skip-project.ts';
import { markShown } from './mark-shown.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let testers: TestPerson[];
let projectId: string;

/** Whoever shares the project's interest, and has been here for long. */
async function makeTester(username: string): Promise<TestPerson> {
  const person = await makePerson(world, username, { role: 'tester' });
  await world.database.pool.query(`insert into profiles (user_id, interests) values ($1, '{finance}')`, [
    person.id,
  ]);
  return person;
}

const member = ({ ctx }: TestPerson) => ctx.actor;
const block = (who: TestPerson, whom: TestPerson) =>
  app.inject({
    method: 'PUT',
    url: `/api/me/blocks/${whom.username}`,
    headers: { cookie: who.cookie },
  });
const cardsOf = async (who: TestPerson) =>
  (await feedOf(as(world, member(who)), { anew: 'true' })).cards.map(({ id }) => id);
const askedFor = async (id: string) =>
  (await world.database.pool.query('select tester_id from assignments where project_id = $1', [id])).rows.map(
    ({ tester_id: testerId }) => testerId,
  );
/** Everybody has a place again, and posting asks whoever may be asked. */
const post = async () => {
  await world.database.pool.query('delete from assignments');
  await world.database.pool.query(
    `update tester_pool set open_offers = 0, last_message_at = null, previous_message_at = null, messages_unseen = 0`,
  );
  const id = await newProject(world, member(maker));
  await workOff(world);
  return id;
};

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  maker = await makePerson(world, 'maker', { role: 'creator' });
  testers = await Promise.all(['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'].map(makeTester));
  projectId = await post();
  const [first, second, third, fourth] = testers;
  for (const one of testers) {
    const { visit } = await feedOf(as(world, member(one)));
    await markShown(as(world, member(one)), { visit: visit ?? '', projectIds: [projectId] });
  }
  for (const one of [first, second, third]) if (one) await tryAndTell(world, member(one), projectId);
  const note = { reason: 'unclear_value', note: 'Who is it for?' } as const;
  if (fourth) await skipProject(as(world, member(fourth)), { projectId, ...note });
  await publishAll(world);
  await workOff(world);
});
afterAll(() => world.close());

/** Every answer and file in which a maker sees something of testers. */
async function allThatTheMakerSees(): Promise<string[]> {
  const paths = [
    `/api/projects/${projectId}`,
    `/api/projects/${projectId}/feedback`,
    `/api/projects/${projectId}/skips`,
    `/api/projects/${projectId}/figures`,
    `/api/projects/${projectId}/notes.csv`,
    `/api/projects/${projectId}/validation`,
    '/api/me/inbox',
    '/api/me/ledgers',
    '/api/me/fair-turn',
    '/api/me/steps',
    '/api/notifications',
    '/api/validation/reach',
  ];
  const seen: string[] = [];
  for (const url of paths) {
    const answer = await app.inject({ method: 'GET', url, headers: { cookie: maker.cookie } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    seen.push(`${url} ${answer.body}`);
  }
  const list = await app.inject({ method: 'GET', url: `/api/projects/${projectId}/feedback` });
  for (const { id } of list.json().items) {
    const url = `/api/feedback/${id}/thread`;
    seen.push((await app.inject({ method: 'GET', url, headers: { cookie: maker.cookie } })).body);
  }
  return seen;
}

describe('a maker who blocks people one by one and looks', () => {
  it('sees not a byte move, whoever it was: notes, figures, turns and reach stay', async () => {
    const before = await allThatTheMakerSees();
    expect(before.join()).toContain('"tester":');
    for (const one of testers) {
      expect((await block(maker, one)).statusCode).toBe(204);
      expect(await allThatTheMakerSees()).toEqual(before);
    }
  });

  it('is shown to and asked of the same testers as before, so that what comes next tells nothing either', async () => {
    const next = await post();
    expect((await askedFor(next)).toSorted()).toEqual(testers.map(({ id }) => id).toSorted());
    for (const one of testers) expect(await cardsOf(one)).toContain(next);
    const [first] = testers;
    if (first) await tryAndTell(world, member(first), next);
    const list = await app.inject({ method: 'GET', url: `/api/projects/${next}/feedback` });
    expect(list.json().items).toHaveLength(1);
  });
});

describe('a tester who blocks a maker', () => {
  it('is shown none of the maker’s projects any more, and asked for none, while what they wrote stays', async () => {
    const gil = await makeTester('gil');
    const told = await post();
    expect(await cardsOf(gil)).toContain(told);
    const { visit } = await feedOf(as(world, member(gil)));
    await tryAndTell(world, member(gil), told);
    const before = await app.inject({ method: 'GET', url: `/api/projects/${told}/feedback` });
    await block(gil, maker);
    const later = await post();
    expect(await cardsOf(gil)).toEqual([]);
    expect((await feedOf(as(world, member(gil)), visit ? { visit } : {})).cards).toEqual([]);
    const ivy = await makeTester('ivy');
    const two = { testerId: [gil.id, ivy.id], language: ['en' as const, 'en' as const] };
    const figures = {
      interests: new Uint16Array(2),
      reach: new Float32Array(2),
      places: Uint8Array.of(1, 1),
    };
    const chances = { fullMultiplier: new Float32Array(2), skipMultiplier: new Float32Array(2) };
    const projects = [{ projectId: later, ownerId: maker.id, language: 'en' }];
    const mayBeAsked = await loadEligibility(world.jobCtx, projects, { ...two, ...figures, ...chances });
    expect([mayBeAsked(0, 0), mayBeAsked(1, 0)]).toEqual([false, true]);
    const after = await app.inject({ method: 'GET', url: `/api/projects/${told}/feedback` });
    expect(after.body).toBe(before.body);
  });

  it('takes nothing back that was asked of them, so that the maker’s count of people asked stays', async () => {
    const hal = await makeTester('hal');
    const offered = await post();
    await world.database.pool.query(
      `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
       values ($1, $2, 'offered', 0.1, 1, $1, $3, $3)
       on conflict (tester_id, project_id) do nothing`,
      [hal.id, offered, world.clock.now],
    );
    const rows = () => world.database.pool.query('select * from assignments where tester_id = $1', [hal.id]);
    const before = (await rows()).rows;
    await block(hal, maker);
    expect((await rows()).rows).toEqual(before);
  });
});
