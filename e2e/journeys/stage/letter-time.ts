type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** As on a Sunday on which one project is the best and one reader has asked for it: the worker sends the letter. */
export async function sendLetter(query: Query, readerId: string, projectId: string): Promise<void> {
  const [issue] = await query(
    `insert into newsletter_issues (kind, due_at, state, frozen_at, chosen)
     values ('weekly', clock_timestamp() - interval '1 hour', 'sending', now(), array[$1::uuid]) returning number`,
    [projectId],
  );
  await query(
    `insert into newsletter_slices (issue, slice, lane, from_id, to_id, touched_at)
     select $1, 1, lane, id, id, now() from newsletter_subscriptions where id = $2::uuid`,
    [issue?.['number'], readerId],
  );
  await query(
    `insert into pgboss.job (name, data, policy) select name, $1, policy from pgboss.queue where name = 'newsletter.send-slice'`,
    [JSON.stringify({ issue: issue?.['number'], slice: 1 })],
  );
}
