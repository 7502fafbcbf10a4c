import { releaseActs } from '../../processes/harness/release-acts.ts';
import { until } from '../../processes/harness/until.ts';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Makes accounts a month older whose names begin so: those of a week do not count for a round. */
export async function growOlder(query: Query, beginning: string): Promise<void> {
  await query(`update users set created_at = created_at - interval '30 days' where username like $1 || '%'`, [
    beginning,
  ]);
}

/** Lets the end of the open round on a project come, and asks the worker to close it and to show what came of it. */
export async function endRound(query: Query, projectId: string): Promise<void> {
  await query(
    `update rounds set opens_at = opens_at - interval '7 days', closes_at = date_bin('15 minutes', now(), 'epoch')
     where project_id = $1::uuid and state = 'open'`,
    [projectId],
  );
  await begin(query, 'rounds.end-rounds');
  const open = () =>
    query(`select 1 as one from rounds where project_id = $1::uuid and state = 'open'`, [projectId]);
  await until('the worker to close the round', async () => (await open()).length === 0);
  await releaseActs(query, projectId);
}

/** The same for the running circle of a group. */
export async function endCircle(query: Query, groupId: string): Promise<void> {
  for (const [table, begins] of [
    ['circles', 'begins_at'],
    ['rounds', 'opens_at'],
  ])
    await query(
      `update ${table} set ${begins} = ${begins} - interval '14 days', closes_at = date_bin('15 minutes', now(), 'epoch')
       where group_id = $1::uuid and state::text in ('running', 'open')`,
      [groupId],
    );
  await begin(query, 'rounds.turn-circles');
  const running = () =>
    query(`select 1 as one from circles where group_id = $1::uuid and state = 'running'`, [groupId]);
  await until('the worker to close the circle', async () => (await running()).length === 0);
}

/** Asks the worker for a job that it would begin with the next minute. */
async function begin(query: Query, job: string): Promise<void> {
  await query(
    `insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = $1`,
    [job],
  );
}
