import type pg from 'pg';
import { testerTag } from '../features/distribution/tester-tag.ts';
import type { Vault } from '../platform/crypto/vault.ts';

export interface TownTester {
  id: string;
  interests: number;
}

const heaviest = 40;

/** Some testers of the town that stands in a database: forty who have seen a third of everything, and ordinary ones. */
export async function townTesters(
  pool: pg.Pool,
  vault: Vault,
  count: number,
): Promise<{ heavy: TownTester[]; ordinary: TownTester[] }> {
  const { rows } = await pool.query<TownTester>(
    'select tester_id as id, interests from tester_pool order by md5(tester_id::text) limit $1',
    [heaviest + count],
  );
  const heavy = rows.slice(0, heaviest);
  for (const { id } of heavy) {
    await pool.query(
      `insert into hidden.showings (tester_tag, project_id, shown_on, cell)
       select $1, project_id, current_date - 30, 1 from project_needs where md5(project_id::text) < '55'
       on conflict do nothing`,
      [testerTag(vault, id)],
    );
  }
  await pool.query('vacuum (analyze) hidden.showings');
  return { heavy, ordinary: rows.slice(heaviest) };
}
