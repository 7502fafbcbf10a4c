import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { countQuarter } from './count-quarter.ts';
import { quarterBefore } from './quarters.ts';
import { transparencyJobs } from './transparency.jobs.ts';

let world: World;
let app: FastifyInstance;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
});
afterAll(() => world.close());

interface Decided {
  on: string;
  hours?: number;
  outcome?: 'upheld' | 'no_violation';
  step?: 'warning' | 'limit';
  rule?: string;
}

async function closeCase({ on, hours = 2, outcome = 'upheld', step = 'warning', rule = 'spam' }: Decided) {
  const closedAt = new Date(on);
  const openedAt = new Date(closedAt.getTime() - hours * 3_600_000);
  const id = randomUUID();
  await world.database.db
    .insertInto('cases')
    .values({
      id,
      subjectKind: 'comment',
      subjectId: randomUUID(),
      contentHash: randomBytes(32),
      isHidden: false,
      state: 'closed',
      reason: 'spam',
      isIllegal: false,
      concernsMinors: false,
      weight: 1,
      reporters: 1,
      established: 1,
      openedAt,
      dueAt: closedAt,
      outcome,
      step: outcome === 'upheld' ? step : null,
      rule: outcome === 'upheld' ? rule : null,
      decidedAt: closedAt,
      closedAt,
    })
    .execute();
  await world.database.pool.query(
    `insert into reports (id, case_id, reference, is_guest, is_young, trust, reason, is_illegal, concerns_minors, weight,
       state, reported_at, due_at)
     values (gen_random_uuid(), $1, $2, true, false, 'guest', 'spam', false, false, 0, 'upheld', $3, $3)`,
    [id, `FL-2222-2${'ABCDEFGHJKMNPQRST'[made++]}`, openedAt],
  );
}
let made = 0;

async function night(on: string) {
  world.clock.now = new Date(on);
  for (const job of transparencyJobs) await job.run(world.jobCtx, {});
}
const read = async (span = 'quarter') => (await app.inject(`/api/transparency?span=${span}`)).json();

it('nothing is published before a quarter is over, and then it never moves: two looks tell of no case between them', async () => {
  for (let index = 0; index < 6; index += 1) await closeCase({ on: '2026-11-16T12:00:00Z', hours: 5 });
  await closeCase({ on: '2026-11-17T12:00:00Z', outcome: 'no_violation' });
  world.clock.now = new Date('2026-11-20T05:00:00Z');
  expect(await read()).toEqual({ counted: null, ledger: [], nextOn: '2027-01-01', seal: null });
  await countQuarter(world.ctx, quarterBefore(new Date('2027-01-01T00:00:00Z')));
  world.clock.now = new Date('2027-01-01T05:00:00Z');
  const published = await read();
  expect(published.counted).toMatchObject({ from: '2026-10-01', until: '2026-12-31' });
  const { figures } = published.counted;
  expect(figures.decisions.find(({ rule }: { rule: string }) => rule === 'spam')).toEqual({
    rule: 'spam',
    noViolation: { count: 0, few: 1 },
    warning: { count: 5, few: 0 },
    restriction: { count: 0, few: 0 },
    limit: { count: 0, few: 0 },
    suspension: { count: 0, few: 0 },
  });
  expect(figures.hours.decision).toEqual({ median: 5, ninetieth: 5 });
  await closeCase({ on: '2026-12-30T12:00:00Z' });
  await night('2027-01-02T05:00:00Z');
  expect((await read()).counted).toEqual(published.counted);
  await expect(
    world.database.pool.query(`update transparency_quarters set figures = '{}'`),
  ).rejects.toThrow();
});

it('a year is the sum of what was published, not of what is behind it', async () => {
  for (let index = 0; index < 3; index += 1) await closeCase({ on: '2027-02-16T12:00:00Z' });
  await night('2027-04-01T05:00:00Z');
  await night('2027-04-01T05:01:00Z');
  const { counted } = await read('year');
  expect(counted).toMatchObject({ from: '2026-10-01', until: '2027-03-31' });
  const spam = counted.figures.decisions.find(({ rule }: { rule: string }) => rule === 'spam');
  expect(spam.warning).toEqual({ count: 5, few: 1 });
  expect(counted.figures.reports[0]).toEqual({ reason: 'spam', tally: { count: 5, few: 1 } });
});

it('a quarter with a handful of cases tells no median, which would be a case', async () => {
  const { counted } = await read('quarter');
  expect(counted.figures.hours.decision).toEqual({ median: null, ninetieth: null });
  expect(counted.figures.hours.bands[0]).toEqual({ count: 0, few: 1 });
});

it('the table to download holds every published quarter and prints a small number nowhere', async () => {
  const { body, headers } = await app.inject('/api/transparency/figures.csv?language=fr');
  expect(headers['content-disposition']).toContain('firstlight-transparency.csv');
  expect(body).toContain('"2026-10-01";"Dossiers tranchés";"Spam: Retrait et avertissement";5');
  expect(body).toContain('"2027-01-01";"Dossiers tranchés";"Spam: Retrait et avertissement";"quelques-uns"');
  const values = [...body.matchAll(/;(\d+)\r/g)].map(([, value]) => Number(value));
  expect(values.filter((value) => value > 0 && value < 5)).toEqual([]);
});
