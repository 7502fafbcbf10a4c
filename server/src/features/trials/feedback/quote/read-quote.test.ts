import { randomUUID } from 'node:crypto';
import type { Language } from '@firstlight/contract/languages.ts';
import { quoteRules } from '@firstlight/contract/trials/feedback/quote.ts';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import {
  asker,
  makePerson,
  makeProject,
  type TestPerson,
} from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';

let world: World;
let ask: ReturnType<typeof asker>;
let maker: TestPerson;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  const app = await world.app(unlimited);
  ask = asker(() => app);
  maker = await makePerson(world, 'maker');
});
afterAll(() => world.close());

beforeEach(() => world.database.pool.query('delete from projects'));

const dayMs = 86_400_000;
const later = (milliseconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds);
};
const words = (n: number) =>
  `Note ${n}: the list opens at once, but the second page stays empty until one reloads it.`;

/** A project that so many testers have written about, so many days ago. */
async function written({
  ownerId = maker.id,
  testers = quoteRules.testersMin as number,
  days = quoteRules.daysMin as number,
} = {}) {
  const projectId = await makeProject(world, ownerId);
  const day = new Date(world.clock.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  for (let n = 0; n < testers; n++) await insert(projectId, n, day);
  await world.database.pool.query(
    `update project_stats set feedback_count = $2, published_at = published_at - interval '1 year' where project_id = $1`,
    [projectId, testers],
  );
  return projectId;
}

const insert = (projectId: string, n: number, day: string) =>
  world.database.pool.query(
    `insert into feedback (id, project_id, tester_number, rating, comment, answers, evidence, given_on, shuffle)
     values ($1, $2, $3, 4, $4, '[]', 'used', $5, $3)`,
    [randomUUID(), projectId, n + 1, words(n), day],
  );

/** As the next guest reads it, once nothing is kept of what the last one was given. */
async function quote(language: Language = 'en') {
  later(61_000);
  return (await ask(undefined, 'GET', `/api/feedback/quote?language=${language}`)).json().quote;
}

it('is an older feedback of a project with testers enough, and tells its words and its project alone', async () => {
  expect(await quote()).toBeNull();
  await written({ days: quoteRules.daysMin - 1 });
  await written({ testers: quoteRules.testersMin - 1 });
  expect(await quote()).toBeNull();
  const id = await written();
  expect(await quote()).toEqual({
    text: expect.stringMatching(/^Note \d: /),
    language: 'en',
    project: { id, name: 'Tidepool', language: 'en' },
  });
});

it('stays for the day, whatever is written meanwhile, and changes with the days', async () => {
  const projectId = await written({ days: 90, testers: 9 });
  const drawn = await quote();
  await insert(projectId, 20, world.clock.now.toISOString().slice(0, 10));
  expect(await quote()).toEqual(drawn);
  const days = new Set<string>();
  for (let n = 0; n < 12; n++) {
    later(dayMs);
    days.add((await quote()).text);
  }
  expect(days.size).toBeGreaterThan(2);
});

it('is one in the reader’s language, where there is one', async () => {
  const inFrench = await written();
  await world.database.pool.query(`update projects set language = 'fr' where id = $1`, [inFrench]);
  expect((await quote('en')).project.id).toBe(inFrench);
  const inEnglish = await written();
  expect((await quote('fr')).project.id).toBe(inFrench);
  expect((await quote('en')).project.id).toBe(inEnglish);
});

test('the quote is in the reader’s language, whatever language its project is in', async () => {
  const projectId = await written();
  const french = 'Je n’ai pas trouvé le bouton, mais la page s’ouvre vite et les textes sont clairs.';
  await world.database.pool.query(
    'update feedback set comment = $2 where project_id = $1 and tester_number > 1',
    [projectId, french],
  );
  for (let n = 0; n < 8; n++) {
    later(dayMs);
    expect(await quote('en')).toMatchObject({ text: words(0), language: 'en' });
    expect(await quote('fr')).toMatchObject({ text: french, language: 'fr' });
  }
});

it('is never what a guest does not find on the project’s own page', async () => {
  const projectId = await written();
  const gone = ['deleted_at = now()', 'is_withheld = true', `uncounted_for = 'untested'`];
  for (const [place, change] of gone.entries()) {
    await world.database.pool.query(
      `update feedback set ${change} where project_id = $1 and tester_number = $2`,
      [projectId, place + 1],
    );
  }
  const page = (await ask(undefined, 'GET', `/api/projects/${projectId}/feedback`)).json();
  const public_ = page.items.filter(({ isCounted }: { isCounted: boolean }) => isCounted);
  expect(public_).toHaveLength(quoteRules.testersMin - gone.length);
  for (let n = 0; n < 12; n++) {
    later(dayMs);
    expect(public_.map(({ comment }: { comment: string }) => comment)).toContain((await quote()).text);
  }
});

it('goes with its project', async () => {
  const owner = await makePerson(world, 'owner');
  const projectId = await written({ ownerId: owner.id });
  expect(await quote()).not.toBeNull();
  await ask(owner, 'PUT', `/api/projects/${projectId}/visibility`, { isHidden: true });
  expect(await quote()).toBeNull();
});
