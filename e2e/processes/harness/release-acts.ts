import { until } from './until.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const ofProject = {
  pending_feedback: 'feedback_id in (select id from feedback where project_id = $1)',
  pending_skips: 'skip_id in (select id from skips where project_id = $1)',
  pending_replies: 'feedback_id in (select id from feedback where project_id = $1)',
  pending_reveals: 'feedback_id in (select id from feedback where project_id = $1)',
};

/**
 * Lets the full quarter of an hour come for what hidden testers did on a project, or the one drawn by lot: it is made
 * due, and the worker is asked to show it now instead of with its next minute.
 */
export async function releaseActs(query: Query, projectId: string): Promise<void> {
  for (const [table, isOfProject] of Object.entries(ofProject)) {
    await query(`update hidden.${table} set release_at = now() - interval '1 second' where ${isOfProject}`, [
      projectId,
    ]);
  }
  await query(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = $1`,
    ['feedback.release-pending'],
  );
  const waiting = Object.entries(ofProject)
    .map(
      ([table, isOfProject]) =>
        `select 1 as one from hidden.${table} where release_at <= now() and ${isOfProject}`,
    )
    .join(' union all ');
  await until('the worker to show it', async () => (await query(waiting, [projectId])).length === 0);
}
