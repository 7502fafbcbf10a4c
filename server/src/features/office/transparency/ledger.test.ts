import { randomUUID } from 'node:crypto';
import type { UnmaskingGround } from '@firstlight/contract/office/cases/unmasking-rules.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCase } from '../../../testing/make-case.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';
import { transparencyJobs } from './transparency.jobs.ts';

let world: World;
let app: FastifyInstance;
let caseId: string;

beforeAll(async () => {
  world = await testWorld();
  app = await world.app(unlimited);
  caseId = await makeCase(world);
});
afterAll(() => world.close());

async function unmask(ground: UnmaskingGround, on: string, state: 'agreed' | 'refused' = 'agreed') {
  const at = new Date(on);
  const answered = { answeredBy: randomUUID(), answeredAt: at, seenUntil: state === 'agreed' ? at : null };
  await world.database.db
    .insertInto('unmaskings')
    .values({
      id: randomUUID(),
      caseId,
      state,
      ground,
      isSecret: false,
      askedBy: randomUUID(),
      askedAt: at,
      ...answered,
    })
    .execute();
}
async function night(on: string) {
  world.clock.now = new Date(on);
  for (const job of transparencyJobs) await job.run(world.jobCtx, {});
}
const ledger = async () => (await app.inject('/api/transparency')).json().ledger;
const line = (court: object, danger: object, ring: object) => [
  { ground: 'court_order', tally: court },
  { ground: 'danger_to_life', tally: danger },
  { ground: 'ring', tally: ring },
];
const [none, few, six] = [
  { count: 0, few: 0 },
  { count: 0, few: 1 },
  { count: 5, few: 0 },
];

it('says of each quarter how often two admins agreed, by ground, and only once the quarter is over', async () => {
  for (let index = 0; index < 6; index += 1) await unmask('ring', '2026-11-16T12:00:00Z');
  await unmask('court_order', '2026-12-31T23:59:59Z');
  await unmask('danger_to_life', '2026-12-01T12:00:00Z', 'refused');
  await night('2026-12-31T23:00:00Z');
  expect((await ledger()).filter(({ startsOn }: { startsOn: string }) => startsOn >= '2026-10')).toEqual([]);
  await night('2027-01-01T05:00:00Z');
  expect((await ledger())[0]).toEqual({ startsOn: '2026-10-01', grounds: line(few, none, six) });
  await unmask('ring', '2027-01-01T06:00:00Z');
  await night('2027-01-02T05:00:00Z');
  expect((await ledger())[0]).toEqual({ startsOn: '2026-10-01', grounds: line(few, none, six) });
});

it('says none of a quarter that was published before anybody could be unmasked', async () => {
  const { figures } = (
    await world.database.pool.query(`select figures - 'unmasked' as figures from transparency_quarters`)
  ).rows[0];
  await world.database.pool.query(
    `insert into transparency_quarters (starts_on, counted_at, figures) values ('2026-04-01', now(), $1)`,
    [figures],
  );
  expect((await ledger()).at(-1)).toEqual({ startsOn: '2026-04-01', grounds: line(none, none, none) });
});

it('prints the same in the table to download', async () => {
  const { body } = await app.inject('/api/transparency/figures.csv?language=en');
  expect(body).toContain('"2026-10-01","Names shown to two admins","Court order","a few"');
  expect(body).toContain('"2026-10-01","Names shown to two admins","Accounts acting as one",5');
});
