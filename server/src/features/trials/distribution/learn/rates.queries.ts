import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { type Arrivals, categoryRate, siteRate } from '../model/estimate-arrival.ts';
import { ratesOf } from '../model/estimate-response.ts';
import type { Rates } from '../model/rates.ts';
import type { Responses } from '../need/count-responses.ts';

export interface Figures extends Arrivals {
  ratedAt: Date | null;
  testers: number;
  activeTesters: number;
}

export async function readRates(db: Db): Promise<Rates> {
  const { rows } = await sql<
    Arrivals & { cells: [number, number, number][]; categories: [number, number][] }
  >`
    select feedback, hours,
      (select json_agg(json_build_array(shown, full_given, skips_given) order by fit_cell) from fit_rates) as cells,
      (select json_agg(json_build_array(feedback, hours) order by category) from category_rates) as categories
    from distribution_totals
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the figures have one row');
  const site = siteRate(row);
  return {
    base: ratesOf(row.cells),
    site,
    categories: row.categories.map(([feedback, hours]) => categoryRate({ feedback, hours }, site)),
  };
}

export function readArrivals(db: Db): Promise<Arrivals[]> {
  return db.selectFrom('categoryRates').select(['feedback', 'hours']).orderBy('category').execute();
}

export function readSiteCounts(db: Db): Promise<Figures> {
  return db
    .selectFrom('distributionTotals')
    .select(['feedback', 'hours', 'ratedAt', 'testers', 'activeTesters'])
    .executeTakeFirstOrThrow();
}

export async function saveArrivals(
  db: Db,
  site: Arrivals & { ratedAt: Date },
  categories: readonly Arrivals[],
): Promise<void> {
  await db.updateTable('distributionTotals').set(site).execute();
  await sql`
    update category_rates set feedback = fresh.feedback, hours = fresh.hours
    from unnest(${categories.map(({ feedback }) => feedback)}::real[], ${categories.map(({ hours }) => hours)}::real[])
      with ordinality as fresh (feedback, hours, place)
    where category = fresh.place - 1
  `.execute(db);
}

export async function saveCells(db: Db, { shown, full, quick }: Responses): Promise<void> {
  await sql`
    update fit_rates set shown = fresh.shown, full_given = fresh.full_given, skips_given = fresh.skips_given
    from unnest(${shown}::int[], ${full}::int[], ${quick}::int[])
      with ordinality as fresh (shown, full_given, skips_given, place)
    where fit_cell = fresh.place - 1
  `.execute(db);
}

/** Counts the testers, and those with a visit since this moment. */
export async function countPeople(db: Db, since: Date): Promise<void> {
  await sql`
    update distribution_totals set testers = pool.testers, active_testers = pool.active
    from (
      select count(*) as testers, count(*) filter (where last_visit_at > ${since}) as active from tester_pool
    ) as pool
  `.execute(db);
}
