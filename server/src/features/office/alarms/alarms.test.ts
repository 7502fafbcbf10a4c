import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '../../../testing/people/make-admin.ts';
import { asker, makePerson, type TestPerson } from '../../../testing/people/makers-and-testers.ts';
import { testWorld, unlimited, type World } from '../../../testing/world.ts';

let world: World;
let admin: TestPerson;
let kinds: () => Promise<string[]>;
const run = (text: string, values: unknown[] = []) => world.database.pool.query(text, values);

beforeAll(async () => {
  world = await testWorld();
  const app = await world.app(unlimited);
  const ask = asker(() => app);
  admin = await makePerson(world, 'the_admin');
  await makeAdmin(world, admin.id);
  await run('update pgboss.version set cron_on = $1', [world.clock.now]);
  kinds = async () =>
    (await ask(admin, 'GET', '/api/admin/alarms')).json().items.map(({ kind }: { kind: string }) => kind);
});
afterAll(() => world.close());

const later = (hours: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + hours * 3_600_000);
  return run('update pgboss.version set cron_on = $1', [world.clock.now]);
};

describe('the alarms of the admins’ first page', () => {
  it('are none while all is quiet', async () => {
    expect(await kinds()).toEqual([]);
  });

  it('tell that no worker looks at the timetable', async () => {
    await run(`update pgboss.version set cron_on = cron_on - interval '1 hour'`);
    expect(await kinds()).toEqual(['timetable_stands']);
    await later(0);
  });

  it('tell of a job that failed for good until somebody has taken it away', async () => {
    await run(`insert into pgboss.job (id, name, data) values ($1, 'dead-letters', '{}')`, [randomUUID()]);
    expect(await kinds()).toEqual(['dead_jobs']);
    await run(`delete from pgboss.job where name = 'dead-letters'`);
    expect(await kinds()).toEqual([]);
  });

  it('tell of mails that are tried again and again, and of one that may have left', async () => {
    const mail = `insert into mail_ledger (key, kind, state, attempts, claimed_at, settled_at) values`;
    const now = world.clock.now;
    await run(`${mail} ('waits', 'news', 'claimed', 4, $1, null)`, [now]);
    expect(await kinds()).toEqual(['mails_waiting']);
    await run(`${mail} ('lost', 'news', 'uncertain', 1, $1, $1)`, [now]);
    expect(await kinds()).toEqual(['mails_waiting', 'mails_uncertain']);
    await run('delete from mail_ledger');
  });
});
