import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin } from '../../../../testing/people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../../testing/world.ts';
import { pauseLane, readLines, updatePace } from '../send/lanes.queries.ts';

let world: World;
let admin: TestPerson;
let ask: ReturnType<typeof asker>;
const run = (sql: string, values: unknown[] = []) => world.database.pool.query(sql, values);

beforeAll(async () => {
  world = await testWorld();
  const app = await world.app(unlimited);
  ask = asker(() => app);
  admin = await makePerson(world, 'letter_admin');
  await makeAdmin(world, admin.id);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['newsletter_lanes', 'newsletter_issues', 'newsletter_subscriptions'])
    await run(`delete from ${table}`);
  world.happened.jobs.length = 0;
});

async function issue(state: string): Promise<number> {
  const { rows } = await run(
    `insert into newsletter_issues (kind, due_at, state) values ('weekly', $1, $2) returning number`,
    [new Date(world.clock.now.getTime() - 3_600_000), state],
  );
  await run(
    `insert into newsletter_slices (issue, slice, lane, from_id, to_id) values ($1, 1, 'google', gen_random_uuid(), gen_random_uuid())`,
    [rows[0].number],
  );
  return rows[0].number;
}
const put = (number: number, isStopped: boolean) =>
  ask(admin, 'PUT', `/api/admin/newsletter/issues/${number}/sending`, { isStopped });
const office = async () => (await ask(admin, 'GET', '/api/admin/newsletter')).json();

/** So many readers who complained since the last issue was due. */
async function complaints(count: number): Promise<void> {
  await run(
    `with readers as (
       insert into newsletter_subscriptions (id, email, email_index, state, frequency, interests, language, lane, asked_at)
       select gen_random_uuid(), 'x', gen_random_uuid()::text::bytea, 'suppressed', 'weekly', 0, 'en', 'google', $2
       from generate_series(1, $1::int) returning id)
     insert into newsletter_consents (subscription_id, act, way, wording, acted_at)
     select id, 'suppressed', 'complaint', 1, $2 from readers`,
    [count, world.clock.now],
  );
}

describe('an admin', () => {
  it('stops what is leaving and lets it go on, each once, and both are on record', async () => {
    const number = await issue('sending');
    expect((await put(number, true)).statusCode).toBe(204);
    expect((await put(number, true)).statusCode).toBe(409);
    expect((await office()).issues[0]).toMatchObject({ number, state: 'stopped' });
    expect(world.happened.jobs).toEqual([]);
    await pauseLane(world.ctx.db, 'google', { until: new Date('2030-01-01'), trouble: 'unwelcome' });
    expect((await put(number, false)).statusCode).toBe(204);
    expect(world.happened.jobs.map(({ name }) => name)).toEqual(['newsletter.send-slice']);
    expect((await office()).lanes[0]).toMatchObject({ pausedUntil: null });
    const { rows } = await run(`select act from admin_acts where act like 'newsletter.%' order by id`);
    expect(rows.map(({ act }) => act)).toEqual(['newsletter.stop', 'newsletter.resume']);
  });

  it('is alarmed while a lane rests or an issue is stopped', async () => {
    const kinds = async () =>
      (await ask(admin, 'GET', '/api/admin/alarms')).json().items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).not.toContain('letters_held');
    await issue('stopped');
    expect(await kinds()).toContain('letters_held');
  });

  it('sees sums and no address, id or fingerprint of a reader', async () => {
    const number = await issue('sent');
    await complaints(2);
    await run(
      `insert into newsletter_deliveries (issue, subscription_id, state, noted_at)
       select $1, id, 'returned', now() from newsletter_subscriptions`,
      [number],
    );
    const seen = await office();
    expect(seen).toMatchObject({ complained: 2, issues: [{ returned: 2, sent: 0 }] });
    expect(JSON.stringify(seen)).not.toMatch(/[\da-f]{8}-[\da-f]{4}|@/);
  });
});

describe('the lines of a lane', () => {
  const lines = () => readLines(world.ctx.db, 'yahoo', world.clock.now);
  const taken = (accepted: number, wasSlowed = false) =>
    updatePace(world.ctx.db, 'yahoo', { accepted, wasSlowed });

  it('halve when a provider asks for patience, down to one, and grow with what it takes, up to a most', async () => {
    expect(await lines()).toBe(8);
    for (const left of [4, 2, 1, 1]) {
      await taken(50, true);
      expect(await lines()).toBe(left);
    }
    for (let hundred = 0; hundred < 3; hundred += 1) await taken(100);
    expect(await lines()).toBe(2);
    await taken(100);
    expect(await lines()).toBe(3);
    await taken(100_000);
    expect(await lines()).toBe(16);
  });

  it('are none until a pause is over, which no shorter one ends', async () => {
    const at = (hours: number) => new Date(world.clock.now.getTime() + hours * 3_600_000);
    await pauseLane(world.ctx.db, 'yahoo', { until: at(4), trouble: 'unwelcome' });
    await pauseLane(world.ctx.db, 'yahoo', { until: at(1), trouble: 'exhausted' });
    expect(await lines()).toBe(0);
    expect(await readLines(world.ctx.db, 'yahoo', at(5))).toBe(1);
  });
});
