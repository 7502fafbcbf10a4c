import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

interface Offer {
  testerId: string;
  projectId: string;
}

/** What a run offered and nobody has seen yet. */
export async function listOffersOf(
  db: Db,
  runId: string,
  after: Offer | undefined,
  limit: number,
): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select tester_id, project_id from assignments
    where run_id = ${runId} and state = 'offered'
      and ${after ? sql`(tester_id, project_id) > (${after.testerId}::uuid, ${after.projectId}::uuid)` : sql`true`}
    order by tester_id, project_id limit ${limit}
  `.execute(db);
  return rows;
}
