import { until } from '../../processes/harness/until.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Puts the cases about a project before all others: journeys side by side fill one queue, and nobody sees whose is whose. */
export async function makeDueFirst(query: Query, projectId: string): Promise<void> {
  await query(`update cases set due_at = opened_at + interval '1 hour' where project_id = $1::uuid`, [
    projectId,
  ]);
}

/** Lets the ten minutes pass in which a decision can be taken back, and asks the worker to close the case now. */
export async function closeCase(query: Query, caseId: string): Promise<void> {
  await query(`update cases set decided_at = decided_at - interval '11 minutes' where id = $1::uuid`, [
    caseId,
  ]);
  await query(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = $1`,
    ['cases.close-due'],
  );
  const closed = () => query(`select 1 as one from cases where id = $1::uuid and state = 'closed'`, [caseId]);
  await until('the worker to close the case', async () => (await closed()).length === 1);
}
