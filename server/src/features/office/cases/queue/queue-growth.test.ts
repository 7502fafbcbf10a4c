import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearStatements } from '../../../../testing/processes/hear-statements.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

// Before any connection is opened.
const heard = hearStatements();
let scene: CaseScene;

beforeAll(async () => {
  scene = await caseScene();
});
afterAll(() => {
  heard.stop();
  return scene.world.close();
});

async function insertHidden(kind: string, count: number): Promise<void> {
  await scene.world.database.pool.query(
    `insert into cases (id, subject_kind, subject_id, content_hash, is_hidden, tester, state, reason, is_illegal, concerns_minors,
       weight, reporters, established, opened_at, due_at)
     select gen_random_uuid(), $1, gen_random_uuid(), '\\x00', true, 4, 'open', 'harassment', false, false, 0.75, 1, 1, $2, $2
     from generate_series(1, $3::int)`,
    [kind, scene.world.clock.now, count],
  );
}

async function statementsOfQueue(): Promise<number> {
  heard.anew();
  const answer = await scene.ask(scene.admin, 'GET', '/api/admin/cases');
  expect(answer.statusCode).toBe(200);
  return heard.asked().length;
}

it('a page of the queue asks no more of the database where many cases are about what hidden people wrote', async () => {
  for (const kind of ['feedback', 'skip_note']) await insertHidden(kind, 1);
  const few = await statementsOfQueue();
  for (const kind of ['feedback', 'skip_note']) await insertHidden(kind, 15);
  expect(await statementsOfQueue()).toBe(few);
});

it('a further page of the queue is not counted once more', async () => {
  await insertHidden('feedback', 60);
  const first = (await scene.ask(scene.admin, 'GET', '/api/admin/cases')).json();
  const next = await scene.ask(
    scene.admin,
    'GET',
    `/api/admin/cases?after=${encodeURIComponent(first.next)}`,
  );
  expect(first.counts).toMatchObject({ open: expect.any(Number) });
  expect(next.json()).toMatchObject({ counts: null, items: expect.any(Array) });
});
