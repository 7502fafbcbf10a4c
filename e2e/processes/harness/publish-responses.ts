import { until } from './until.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const isOfProject = {
  feedback: 'project_id = $1',
  skips: 'project_id = $1',
  feedback_replies: 'feedback_id in (select id from feedback where project_id = $1)',
  feedback_threads: 'feedback_id in (select id from feedback where project_id = $1)',
};

/** Makes everything that testers did on a project due, starts the job that publishes it, and waits until it has. */
export async function publishResponses(query: Query, projectId: string): Promise<void> {
  for (const [table, condition] of Object.entries(isOfProject)) {
    await query(
      `update ${table} set publish_at = now() - interval '1 second' where publish_at is not null and ${condition}`,
      [projectId],
    );
  }
  await query(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = $1`,
    ['feedback.publish-responses'],
  );
  const waiting = Object.entries(isOfProject)
    .map(([table, condition]) => `select 1 as one from ${table} where publish_at <= now() and ${condition}`)
    .join(' union all ');
  await until('the worker to publish it', async () => (await query(waiting, [projectId])).length === 0);
}
