import { randomUUID } from 'node:crypto';
import type { AppealOutcome, SanctionStep } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { makeCase } from '../../../../testing/make-case.ts';
import { workOff } from '../../../../testing/people/testers.ts';
import { newReference } from '../../sanctions/new-reference.ts';
import { type CaseScene, caseScene } from '../scene.testing.ts';

let scene: CaseScene;
const minute = 60_000;
const inQuarter = '2026-11-16T12:00:00Z';

beforeAll(async () => {
  scene = await caseScene();
});
beforeEach(async () => {
  await scene.world.database.pool.query('delete from cases; delete from sanctions');
  scene.world.clock.now = new Date(inQuarter);
});
afterAll(() => scene.world.close());

const run = (statement: string, values: unknown[]) => scene.world.database.pool.query(statement, values);
async function read(quarter?: string) {
  const answer = await scene.ask(
    undefined,
    'GET',
    `/api/transparency${quarter ? `?quarter=${quarter}` : ''}`,
  );
  return answer.json();
}
/** Reads the numbers of the fourth quarter of 2026 once it has ended. */
async function readAfterwards() {
  scene.world.clock.now = new Date('2027-01-01T00:00:00Z');
  return (await read()).figures;
}

interface Decision {
  step?: SanctionStep | null;
  rule?: string;
  hours?: number;
  closedAt?: string;
}

/** Inserts closed cases, each with one report. */
async function close(
  count: number,
  { step = 'warning', rule = 'spam', hours = 5, closedAt = inQuarter }: Decision = {},
) {
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    await run(
      `insert into cases (id, subject_kind, subject_id, content_hash, is_hidden, state, reason, is_illegal, concerns_minors,
         weight, reporters, established, opened_at, due_at, outcome, step, rule, decided_at, closed_at)
       values ($1, 'comment', gen_random_uuid(), '', false, 'closed', 'spam', false, false, 1, 1, 1,
         $2::timestamptz - make_interval(hours => $3), $2, $4, $5, $6, $2, $2)`,
      [id, closedAt, hours, step ? 'upheld' : 'no_violation', step, step && rule],
    );
    await run(
      `insert into reports (id, case_id, reference, is_guest, is_young, trust, reason, is_illegal, concerns_minors, weight,
         state, reported_at, due_at)
       values (gen_random_uuid(), $1, $2, true, false, 'guest', 'spam', false, false, 0, 'upheld', $3, $3)`,
      [id, newReference(id), closedAt],
    );
  }
}

async function appeal(count: number, outcome: AppealOutcome, filedAt = inQuarter) {
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    await run(
      `insert into sanctions (id, reference, case_id, is_hidden, step, suggested_step, rule, source, subject_kind,
         subject_id, is_automated, is_silent, decided_at, starts_at, state)
       values ($1, $2, $1, false, 'warning', 'warning', 'spam', 'report', 'comment', 'x', false, false, $3, $3, 'ended')`,
      [id, newReference(id), filedAt],
    );
    await run(
      `insert into appeals (id, sanction_id, filed_at, due_at, outcome, decided_at) values ($1, $1, $2, $2, $3, $2)`,
      [id, filedAt, outcome],
    );
  }
}

async function disclose(count: number, state: 'agreed' | 'refused') {
  const caseId = await makeCase(scene.world);
  for (let index = 0; index < count; index += 1)
    await run(
      `insert into unmaskings (id, case_id, state, ground, is_secret, asked_by, asked_at, answered_by, answered_at, seen_until)
       values (gen_random_uuid(), $1, $2::text, 'ring', false, gen_random_uuid(), $3, gen_random_uuid(), $3,
         case when $2 = 'agreed' then $3::timestamptz end)`,
      [caseId, state, inQuarter],
    );
}

describe('the published quarters', () => {
  it('do not start before the first one has ended', async () => {
    await close(8);
    expect(await read()).toEqual({ quarters: [], figures: null, nextOn: '2027-01-01' });
  });

  it('do not start without a case', async () => {
    scene.world.clock.now = new Date('2027-01-01T00:00:00Z');
    expect(await read()).toEqual({ quarters: [], figures: null, nextOn: '2027-04-01' });
  });

  it('start with the quarter of the first case and include quarters without any', async () => {
    await close(8);
    scene.world.clock.now = new Date('2027-08-01T00:00:00Z');
    expect(await read('2026-10-01')).toMatchObject({
      quarters: ['2027-04-01', '2027-01-01', '2026-10-01'],
      figures: { startsOn: '2026-10-01', removals: 10 },
      nextOn: '2027-10-01',
    });
    expect((await read()).figures).toMatchObject({ startsOn: '2027-04-01', removals: 0, medianHours: null });
  });

  it.each(['2027-01-01', '2026-07-01', '2026-10-02'])(
    'do not include %s, so the latest is returned',
    async (quarter) => {
      await close(8);
      scene.world.clock.now = new Date('2027-02-01T00:00:00Z');
      expect((await read(quarter)).figures.startsOn).toBe('2026-10-01');
    },
  );
});

describe('the numbers of a quarter', () => {
  it('are rounded to the nearest 5', async () => {
    await close(8, { step: 'warning', rule: 'harassment', hours: 3 });
    await close(6, { step: 'restriction', hours: 3 });
    await close(3, { step: 'limit', hours: 12 });
    await close(2, { step: 'suspension', rule: 'scam', hours: 12 });
    await close(14, { step: null, hours: 13 });
    await appeal(8, 'upheld');
    await appeal(2, 'reduced');
    await appeal(3, 'overturned');
    await disclose(4, 'agreed');
    await disclose(9, 'refused');
    expect(await readAfterwards()).toEqual({
      startsOn: '2026-10-01',
      reports: 35,
      medianHours: 10,
      removals: 20,
      removalsByRule: [
        { rule: 'spam', count: 10 },
        { rule: 'harassment', count: 10 },
      ],
      restrictions: 5,
      limits: 5,
      suspensions: 0,
      appeals: 15,
      upheld: 10,
      reduced: 0,
      overturned: 5,
      disclosures: 5,
    });
  });

  it('include its first moment and exclude the first one of the next quarter', async () => {
    await close(5, { closedAt: '2026-10-01T00:00:00Z' });
    await close(5, { closedAt: '2026-12-31T23:59:59Z', step: 'limit' });
    await close(5, { closedAt: '2027-01-01T00:00:00Z', step: 'restriction' });
    await close(5, { closedAt: '2026-09-30T23:59:59Z', step: 'restriction' });
    expect(await readAfterwards()).toMatchObject({ reports: 10, removals: 10, limits: 5, restrictions: 0 });
  });
});

test('a removal stays counted when an appeal overturns it', async () => {
  const limit = {
    outcome: 'upheld',
    step: 'limit',
    rule: 'harassment',
    deviation: 'The third of this week.',
  };
  for (let index = 0; index < 3; index += 1) {
    const { author, commentId } = await scene.comment();
    const { caseId } = await scene.opened({ kind: 'comment', address: commentId });
    await scene.decide(caseId, limit);
    scene.later(10 * minute);
    await scene.minute();
    const { sanctions } = (await scene.ask(author, 'GET', '/api/me/standing')).json();
    const appeal = { body: 'It was meant as a joke between friends.' };
    await scene.ask(author, 'POST', `/api/me/sanctions/${sanctions[0].reference}/appeal`, appeal);
  }
  const { items } = (await scene.ask(scene.other, 'GET', '/api/admin/appeals')).json();
  const answer = { outcome: 'overturned', answer: 'You are right, this was a joke.' };
  for (const { id } of items)
    await scene.ask(scene.other, 'POST', `/api/admin/appeals/${id}/decision`, answer);
  await workOff(scene.world);
  const { rows } = await run('select distinct outcome from cases', []);
  expect(rows).toEqual([{ outcome: 'no_violation' }]);
  expect(await readAfterwards()).toMatchObject({
    reports: 5,
    removals: 5,
    removalsByRule: [{ rule: 'harassment', count: 5 }],
    limits: 5,
    appeals: 5,
    overturned: 5,
  });
});
