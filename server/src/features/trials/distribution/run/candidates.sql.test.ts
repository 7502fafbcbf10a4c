import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '../../../../testing/patiently.ts';
import { type TestDatabase, testDatabase } from '../../../../testing/servers/database.ts';
import { settle } from '../../../../testing/settle.ts';
import { candidatesStatement } from './candidates.sql.ts';

/** Somebody who has never been here, and somebody who has seen the three hundred projects at the head of every list. */
const fresh = '00000000-0000-4000-8000-00000000f001';
const busy = '00000000-0000-4000-8000-00000000f002';
const tagOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const mask = 0b111;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into users (id, email, email_index, username, name, role, language, password_hash, created_at)
     select id::uuid, '\\x00', id::bytea, 'u_' || right(id, 10), 'U', 'tester', 'en', '', now()
     from (select unnest($1::text[]) as id union all select md5('u' || n)::uuid::text from generate_series(1, 3000) n) ids`,
    [[fresh, busy]],
  );
  await database.pool.query(
    `insert into tester_pool (tester_id, interests, language, joined_at, reach)
     select id, $1, 'en', now(), 0.1 from users`,
    [mask],
  );
});
afterAll(() => database.drop());

/** Fills the feed up to so many projects, each in two categories. */
async function growTo(projects: number): Promise<void> {
  await patiently(
    database,
    `with made as (
       insert into projects (id, owner_id, name, tagline, description, summary, categories, demo_type, language, published_at)
       select md5('p' || n)::uuid, $2, 'Tidepool', '', repeat('d', 30), '', (1 << n % 12) | (2 << n % 12), 'live',
         case when n % 4 = 0 then 'fr'::language else 'en' end, now()
       from generate_series(1, $1::int) as n on conflict do nothing
       returning id, categories, language
     )
     insert into feed_slots (category, language, project_id, owner_id, categories, value_full, value_skip)
     select bit, language, id, gen_random_uuid(), categories, abs(hashtext(id::text)) / 2147483648.0, 0.1
     from made, generate_series(0, 12) as bit where categories & (1 << bit) <> 0`,
    [projects, fresh],
  );
  await patiently(
    database,
    `insert into hidden.showings (tester_tag, project_id, shown_on, fit_cell)
     select $1, project_id, now(), 1 from feed_slots group by project_id order by max(value_full) desc limit 300
     on conflict do nothing`,
    [tagOf(busy)],
  );
  await patiently(
    database,
    `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
     select users.id, md5('p' || n)::uuid, 'expired', 0.1, 1, $1, now(), now() from users, generate_series(1, 5) as n
     on conflict do nothing`,
    [fresh],
  );
  await settle(database, ['feed_slots', 'hidden.showings', 'assignments', 'tester_pool', 'projects']);
}

interface Plan {
  buffers: number;
  scans: string[];
}

/** The plan of the prepared statement as it is after many uses: the general one. */
async function explain(
  testerId: string,
  { text = candidatesStatement.text, blocked = '{}' } = {},
): Promise<Plan> {
  const client = await database.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('deallocate all');
    await client.query(`prepare feed (uuid, bytea, int, boolean, uuid[]) as ${text}`);
    const values = `'${testerId}', '\\x${tagOf(testerId).toString('hex')}', ${mask}, true, '${blocked}'`;
    const look = async () => {
      const { rows } = await client.query(`explain (analyze, buffers, format json) execute feed (${values})`);
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
      return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], scans: scansIn(plan) };
    };
    // The first look also reads what PostgreSQL knows of the tables, and tidies what it passes.
    await look();
    return await look();
  } finally {
    client.release(true);
  }
}

interface Found {
  projectId: string;
  offered: boolean;
}

async function find(
  testerId: string,
  categories: number,
  isOwnLanguage: boolean,
  blocked: readonly string[] = [],
): Promise<Found[]> {
  const values = [testerId, tagOf(testerId), categories, isOwnLanguage, blocked];
  const { rows } = await database.pool.query({ ...candidatesStatement, values });
  return JSON.parse(rows[0].text).candidates;
}

/** Asks somebody for the project that stands last in the second category's list of that language. */
async function offerTheLast(testerId: string, language: string): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
     select $1, project_id, 'offered', 0.1, 1, $1, now(), now() from feed_slots
     where category = 1 and language = $2 and project_id not in (select md5('p' || n)::uuid from generate_series(1, 5) n)
     order by value_full limit 1 returning project_id`,
    [testerId, language],
  );
  await database.pool.query('update tester_pool set open_offers = open_offers + 1 where tester_id = $1', [
    testerId,
  ]);
  return rows[0].project_id;
}

function scansIn(node: Record<string, unknown>): string[] {
  const inner = ((node['Plans'] as Record<string, unknown>[] | undefined) ?? []).flatMap(scansIn);
  const relation = node['Relation Name'];
  return relation === undefined ? inner : [`${node['Node Type']} on ${relation}`, ...inner];
}

describe('the statement of a visit', () => {
  it('reads as much from ten times the projects, and never a table or a history from end to end', async () => {
    await growTo(2000);
    const small = { fresh: await explain(fresh), busy: await explain(busy) };
    await growTo(20_000);
    const large = { fresh: await explain(fresh), busy: await explain(busy) };

    for (const { scans } of [large.fresh, large.busy]) {
      expect(scans).toContain('Index Only Scan on feed_slots');
      // Index only once vacuum has been there.
      expect(scans.some((scan) => /^Index (Only )?Scan on showings$/.test(scan))).toBe(true);
      expect(
        scans.filter((scan) => /Seq Scan on (feed_slots|showings|assignments|tester_pool)/.test(scan)),
      ).toEqual([]);
    }
    expect(large.fresh.buffers).toBeLessThan(small.fresh.buffers * 1.4);
    expect(large.busy.buffers).toBeLessThan(large.fresh.buffers * 10);
  });

  it('finds what its reader was asked for at the end of a list and in another language, once', async () => {
    await growTo(2000);
    const asked = [await offerTheLast(fresh, 'en'), await offerTheLast(fresh, 'fr')].sort();
    const offeredOf = (found: Found[]) =>
      found.flatMap(({ projectId, offered }) => (offered ? [projectId] : [])).sort();

    expect(offeredOf(await find(fresh, mask, true))).toEqual(asked);
    const others = await find(fresh, mask, false);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ projectId }) => asked.includes(projectId))).toEqual([]);
    expect(offeredOf(await find(busy, mask, true))).toEqual([]);
    // Neither in other categories, nor after it has been in view, nor while it is hidden.
    expect(offeredOf(await find(fresh, 0b1000000000000, true))).toEqual([]);
    await database.pool.query(
      'insert into hidden.showings (tester_tag, project_id, shown_on) values ($1, $2, now())',
      [tagOf(fresh), asked[0]],
    );
    expect(offeredOf(await find(fresh, mask, true))).toEqual(asked.slice(1));
    await database.pool.query('delete from feed_slots where project_id = $1', [asked[1]]);
    expect(offeredOf(await find(fresh, mask, true))).toEqual([]);
  });
});

describe('whom a reader blocks', () => {
  it('costs nobody a page who blocks nobody, nor whoever blocks as many as one can', async () => {
    const without = candidatesStatement.text.replaceAll(' and s.owner_id <> all ($5::uuid[])', '');
    await explain(fresh);
    const before = await explain(fresh, { text: `${without}, $5::uuid[] is null` });
    const crowd = Array.from({ length: 1000 }, (_, number) => md5Uuid(`nobody ${number}`));
    for (const blocked of ['{}', `{${crowd.join(',')}}`]) {
      const { buffers, scans } = await explain(fresh, { blocked });
      expect(scans).toEqual(before.scans);
      expect(buffers).toBeLessThanOrEqual(before.buffers);
    }
  });

  it('is left out with all projects', async () => {
    const found = await find(fresh, mask, true);
    const ids = [found[0]?.projectId ?? '', found[1]?.projectId ?? ''];
    const { rows } = await database.pool.query(
      'select distinct owner_id from feed_slots where project_id = any ($1::uuid[])',
      [ids],
    );
    const left = await find(
      fresh,
      mask,
      true,
      rows.map(({ owner_id: id }) => id),
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ projectId }) => ids.includes(projectId))).toEqual([]);
  });
});

function md5Uuid(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
