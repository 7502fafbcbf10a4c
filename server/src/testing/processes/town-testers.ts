import pg from 'pg';
import { authorTag } from '../../features/trials/feedback/author-tags.ts';
import type { Vault } from '../../platform/crypto/vault.ts';

export interface TownTester {
  id: string;
  interests: number;
}

const heaviest = 40;

/** Some testers of the town at an address: forty who have seen a third of everything, and ordinary ones. */
export async function townTesters(
  url: string,
  vault: Vault,
  count: number,
): Promise<{ heavy: TownTester[]; ordinary: TownTester[] }> {
  // Not the product's pool, on which nothing may take as long as this.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<TownTester>(
    'select tester_id as id, interests from tester_pool order by md5(tester_id::text) limit $1',
    [heaviest + count],
  );
  const heavy = rows.slice(0, heaviest);
  await client.query(
    `insert into hidden.showings (tester_tag, project_id, shown_on, fit_cell)
     select tag, project_id, current_date - 30, 1 from project_needs, unnest($1::bytea[]) as tag
     where md5(project_id::text) < '55'
     on conflict do nothing`,
    [heavy.map(({ id }) => authorTag(vault, id))],
  );
  await client.query('vacuum (analyze) hidden.showings');
  await client.end();
  return { heavy, ordinary: rows.slice(heaviest) };
}

const regulars = 10_000;
/** One project in so many: two hundred each in a town of a hundred thousand. */
const everyNth = 500;

/** Gives as many of those who came lately a past: what a night learns from. */
export async function showToRegulars(url: string, vault: Vault, since: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select tester_id as id from tester_pool where last_visit_at > $1 order by tester_id limit $2',
    [since, regulars],
  );
  await client.query(
    `insert into hidden.showings (tester_tag, project_id, shown_on, fit_cell)
     select tag, project_id, current_date - 30, (place % 5)::smallint
     from (select project_id, row_number() over (order by project_id) as nth from project_needs) as project
     join unnest($1::bytea[]) with ordinality as regular (tag, place) on nth % $2 = place % $2
     on conflict do nothing`,
    [rows.map(({ id }) => authorTag(vault, id)), everyNth],
  );
  await client.query('vacuum (analyze) hidden.showings');
  await client.end();
}
