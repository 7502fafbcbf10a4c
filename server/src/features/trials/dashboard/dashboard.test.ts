import { randomUUID } from 'node:crypto';
import type { Figures, Ledger } from '@firstlight/contract/trials/dashboard/dashboard.ts';
import { dashboardLimits } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makeProject, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { publishAll } from '../../../testing/projects/release.ts';
import { testWorld, type World } from '../../../testing/world.ts';
import { sumExposures } from '../distribution/measure/sum-exposures.ts';
import { storeFeedback } from '../feedback/give/store-feedback.ts';

let world: World;
let app: FastifyInstance;
let maker: TestPerson;
let projectId: string;
let people = 0;

beforeAll(async () => {
  world = await testWorld();
  world.engines.newId = randomUUID;
  app = await world.app({ config: { LIMIT_FACTOR: 10_000 }, takeLimit: async () => undefined });
});
beforeEach(async () => {
  maker = await makePerson(world, `maker_${++people}`);
  projectId = await makeProject(world, maker.id);
  await query(
    `insert into project_needs (project_id, owner_id, categories, language, posted_at, visible_since, is_open)
     values ($1, $2, 1, 'en', $3, $3, true)`,
    [projectId, maker.id, world.clock.now],
  );
});
afterAll(() => world.close());

const query = (text: string, values: unknown[]) => world.database.pool.query(text, values);
const get = (who: TestPerson, url: string) =>
  app.inject({ method: 'GET', url, headers: { cookie: who.cookie } });
const figuresOf = async (who = maker, days = '30'): Promise<Figures> =>
  (await get(who, `/api/projects/${projectId}/figures?days=${days}`)).json();
const newTester = () => makePerson(world, `tester_${++people}`);

async function show(viewers: number): Promise<void> {
  await query(
    `insert into hidden.showings (tester_tag, project_id, shown_on)
     select ('\\x' || md5($1 || n::text))::bytea, $1::uuid, '2026-11-16' from generate_series(1, $2::int) as n
     on conflict do nothing`,
    [projectId, viewers],
  );
}

async function answer(rating: number, comment: string): Promise<void> {
  const tester = await newTester();
  await app.inject({
    method: 'POST',
    url: `/api/projects/${projectId}/tests`,
    headers: { cookie: tester.cookie },
  });
  await query(
    `update hidden.tests set opened_at = started_at - interval '1 minute',
       used_at = started_at - interval '1 second' where project_id = $1`,
    [projectId],
  );
  await storeFeedback(
    { ...tester.ctx, newId: randomUUID },
    { id: tester.id, isLimited: false },
    {
      projectId,
      rating,
      comment,
    },
  );
  await publishAll(world);
}

async function skip(reason: string, note = 'For whom is it?'): Promise<void> {
  const { cookie } = await newTester();
  const url = `/api/projects/${projectId}/skips`;
  await app.inject({ method: 'POST', url, headers: { cookie }, payload: { reason, note } });
  await publishAll(world);
}

describe('the ledger', () => {
  it('tells what was summed, from the first person on', async () => {
    await show(4);
    expect((await figuresOf()).ledger.shown).toBe(0);
    await sumExposures(world.ctx, 'open');
    expect((await figuresOf()).ledger).toMatchObject({ shown: 4, opened: 0, tested: 0, asked: 0 });
    await show(5);
    expect((await figuresOf()).ledger.shown).toBe(4);
    await sumExposures(world.ctx, 'open');
    await sumExposures(world.ctx, 'open');
    expect((await figuresOf()).ledger.shown).toBe(5);
  });

  it('never falls, so that nobody is named by leaving', async () => {
    await show(6);
    await sumExposures(world.ctx, 'open');
    await query('delete from hidden.showings where project_id = $1', [projectId]);
    await sumExposures(world.ctx, 'visible');
    expect((await figuresOf()).ledger.shown).toBe(6);
  });

  it('counts tests and skips', async () => {
    await answer(4, 'The first screen is clear, the second one asks too much.');
    await skip('other');
    await sumExposures(world.ctx, 'open');
    expect((await figuresOf()).ledger).toMatchObject({
      opened: 1,
      tested: 1,
      feedbackCount: 1,
      skipCount: 1,
      rating: 4,
    });
  });

  it('lists one’s own projects in pages that miss none and repeat none, deleted ones left out', async () => {
    for (let n = 0; n < dashboardLimits.page + 2; n++) await makeProject(world, maker.id);
    await query('update projects set deleted_at = now() where id = $1', [projectId]);
    const first = (await get(maker, '/api/me/ledgers')).json();
    const second = (await get(maker, `/api/me/ledgers?after=${first.next}`)).json();
    const ids = [...first.items, ...second.items].map(({ id }: Ledger) => id);
    expect([new Set(ids).size, second.next]).toEqual([dashboardLimits.page + 2, null]);
    expect(ids).not.toContain(projectId);
    expect((await get(maker, '/api/me/ledgers?after=nonsense')).statusCode).toBe(400);
  });
});

describe('the figures', () => {
  it('are their maker’s alone', async () => {
    expect((await get(await newTester(), `/api/projects/${projectId}/figures`)).json().error.code).toBe(
      'projects.not_found',
    );
  });

  it('give reasons from the first skip on, and the notes behind each', async () => {
    await skip('unclear_value');
    expect((await figuresOf()).reasons).toEqual([{ reason: 'unclear_value', count: 1 }]);
    await skip('unclear_value', 'What is it good for?');
    expect((await figuresOf()).reasons).toContainEqual({ reason: 'unclear_value', count: 2 });
    const notes = (await get(maker, `/api/projects/${projectId}/skips?reason=unclear_value`)).json().items;
    expect(notes.map(({ reason }: { reason: string }) => reason)).toEqual(['unclear_value', 'unclear_value']);
  });

  it('draw the rating by days, with the days of its changes', async () => {
    await answer(5, 'I found my way at once and came back to it in the evening.');
    await query("update feedback set given_on = '2026-11-01' where project_id = $1", [projectId]);
    await answer(2, 'The second time nothing was where I had left it, sadly.');
    await query("insert into project_edits (project_id, edited_on) values ($1, '2026-11-10')", [projectId]);
    await query(
      `insert into iterations (id, project_id, what_changed, credited, published_at)
       values (gen_random_uuid(), $1, 'The list is sorted now.', 0, '2026-11-12T08:00:00Z'),
         (gen_random_uuid(), $1, 'And it can be searched.', 0, '2026-11-12T09:00:00Z')`,
      [projectId],
    );
    const { history, ledger } = await figuresOf();
    expect(history).toEqual({
      from: '2026-10-18',
      until: '2026-11-16',
      before: null,
      days: [
        { day: '2026-11-01', count: 1, rating: 5 },
        { day: '2026-11-16', count: 1, rating: 3.5 },
      ],
      changes: [
        { kind: 'edit', day: '2026-11-10' },
        { kind: 'iteration', day: '2026-11-12' },
      ],
    });
    expect(history.days.at(-1)?.rating).toBe(ledger.rating);
    expect((await figuresOf(maker, '7')).history).toMatchObject({ before: 5, days: [{ count: 1 }] });
  });
});

describe('the table for spreadsheets', () => {
  it('holds what the maker may read, by number and day, and runs nothing', async () => {
    await answer(4, '=HYPERLINK("https://evil.example") is what I typed into the first field.');
    await skip('too_complex', '@me it is "too much"');
    const file = await get(maker, `/api/projects/${projectId}/notes.csv?language=fr`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="firstlight-notes-2026-11-16.csv"',
    });
    const [head, full, quick, end] = file.body.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Type";"Testeur";"Date";"Note";/);
    expect(full).toMatch(/^"Retour";\d+;"2026-11-16";4;"";"'=HYPERLINK\(""https/);
    expect(quick).toMatch(
      /^"Retour éclair";\d+;"2026-11-16";"";"Trop complexe ou trop long";"'@me it is ""too much""";/,
    );
    expect(end).toBe('');
    expect((await get(await newTester(), `/api/projects/${projectId}/notes.csv`)).statusCode).toBe(404);
  });
});
