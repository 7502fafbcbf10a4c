import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectStatsAs } from '../../../showcase/projects/projects.sql.ts';
import { expiryOf } from '../model/expire-offers.ts';

export interface NewOffer {
  testerId: string;
  projectId: string;
  chance: number;
  attempt: 1 | 2;
}

export interface ClosedOfferRow {
  testerId: string;
  projectId: string;
}

/** An offer that is void comes anew in its old row, once: whom a project was offered to is counted by people. */
export async function insertOffers(
  db: Db,
  offers: readonly NewOffer[],
  { runId, now }: { runId: string; now: Date },
): Promise<void> {
  await sql`
    insert into assignments (tester_id, project_id, state, chance, attempt, run_id, offered_at, expires_at)
    select tester_id, project_id, 'offered', chance, attempt, ${runId}, ${now}::timestamptz,
      ${expiryOf(now)}::timestamptz
    from unnest(
      ${offers.map(({ testerId }) => testerId)}::uuid[], ${offers.map(({ projectId }) => projectId)}::uuid[],
      ${offers.map(({ chance }) => chance)}::real[], ${offers.map(({ attempt }) => attempt)}::smallint[]
    ) as made (tester_id, project_id, chance, attempt)
    on conflict (tester_id, project_id) do update set state = 'offered', is_anew = true, chance = excluded.chance,
      attempt = excluded.attempt, run_id = excluded.run_id, offered_at = excluded.offered_at, expires_at = excluded.expires_at
    where assignments.state = 'void' and not assignments.is_anew
  `.execute(db);
}

/** Closes some of the offers that nobody saw in time; those somebody is just looking at are passed over. */
export async function expireSome(db: Db, now: Date, limit: number): Promise<ClosedOfferRow[]> {
  const { rows } = await sql<ClosedOfferRow>`
    update assignments set state = 'expired' from (
      select tester_id, project_id from assignments
      where state = 'offered' and expires_at <= ${now}
      limit ${limit} for update skip locked
    ) as due
    where assignments.tester_id = due.tester_id and assignments.project_id = due.project_id
    returning assignments.tester_id, assignments.project_id
  `.execute(db);
  return rows;
}

/**
 * Takes back the offers that ran out while nobody could see what they offer: nobody has missed them. Until then they wait,
 * so that a maker who mends something unseen has them back with the project.
 */
export async function voidHidden(db: Db, now: Date): Promise<ClosedOfferRow[]> {
  const { rows } = await sql<ClosedOfferRow>`
    update assignments set state = 'void' from ${projectStatsAs('project_stats')}
    where assignments.project_id = project_stats.project_id and state = 'offered' and expires_at <= ${now}
      and not listed
    returning assignments.tester_id, assignments.project_id
  `.execute(db);
  return rows;
}

/** Closes the offers of these projects to somebody who has now had them in view. */
export async function closeSeen(
  db: Db,
  testerId: string,
  projectIds: readonly string[],
): Promise<ClosedOfferRow[]> {
  return db
    .updateTable('assignments')
    .set({ state: 'seen' })
    .where('testerId', '=', testerId)
    .where('projectId', 'in', projectIds)
    .where('state', '=', 'offered')
    .returning(['testerId', 'projectId'])
    .execute();
}

/** What open offers can be expected to bring each of these projects. */
export async function sumCover(db: Db, projectIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('assignments')
    .select(['projectId', ({ fn }) => fn.sum<number>('chance').as('cover')])
    .where('projectId', '=', sql<string>`any(${projectIds}::uuid[])`)
    .where('state', '=', 'offered')
    .groupBy('projectId')
    .execute();
  return new Map(rows.map(({ projectId, cover }) => [projectId, Number(cover)]));
}

/** Whom each of these projects was ever offered to, one id after the other; but for those whose first offer was void. */
export async function listOffered(db: Db, projectIds: readonly string[]) {
  const { rows } = await sql<{ projectId: string; people: string }>`
    select id as project_id, people from unnest(${projectIds}::uuid[]) as id cross join lateral (
      select string_agg(tester_id::text, ' ') as people from assignments where project_id = id and (state <> 'void' or is_anew)
    ) as offered where people is not null
  `.execute(db);
  return rows;
}
