import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

export interface DeadLetters {
  queue: string;
  count: number;
  since: Date;
  /** The last error's kind and code; never its words, which may quote people. */
  reason: string | null;
}

/** Jobs that failed for good, by the queue they came from. */
export async function listDeadLetters(db: Kysely<DB>): Promise<DeadLetters[]> {
  const { rows } = await sql<DeadLetters>`
    select coalesce(source_name, 'unknown') as queue, count(*)::int as count, min(created_on) as since,
      max(source_output ->> 'message') as reason
    from pgboss.job where name = 'dead-letters' and state = 'created'
    group by 1 order by 2 desc
  `.execute(db);
  return rows;
}

export interface DeadLetter {
  /** When it was asked for, and when it was given up. */
  asked: Date | null;
  givenUp: Date;
  tries: number;
  reason: string | null;
  /** The names of what it carries, never the values: they would say whom it is about. */
  fields: string[];
}

/** The oldest jobs of one queue that failed for good. */
export async function showDeadLetters(db: Kysely<DB>, queue: string, limit: number): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select source_created_on as asked, created_on as given_up, coalesce(source_retry_count, 0) + 1 as tries,
      source_output ->> 'message' as reason,
      array(select jsonb_object_keys(case jsonb_typeof(data) when 'object' then data else '{}' end) order by 1) as fields
    from pgboss.job where name = 'dead-letters' and state = 'created' and source_name = ${queue}
    order by created_on limit ${limit}
  `.execute(db);
  return rows;
}

/** Puts them back where they came from, with all their tries. Of one queue, or of all. */
export async function retryDeadLetters(db: Kysely<DB>, queue?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from pgboss.job where name = 'dead-letters' and state = 'created' and source_name is not null
        and (${queue ?? null}::text is null or source_name = ${queue ?? null})
      returning source_name, data
    ), put as (
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
        deletion_seconds, policy, dead_letter, heartbeat_seconds)
      select queue.name, taken.data, queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
        queue.expire_seconds, queue.deletion_seconds, queue.policy, queue.dead_letter, queue.heartbeat_seconds
      from taken join pgboss.queue on queue.name = taken.source_name
      returning 1
    )
    select count(*)::int as count from put
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function dropDeadLetters(db: Kysely<DB>, queue?: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where name = 'dead-letters' and state = 'created'
      and (${queue ?? null}::text is null or source_name = ${queue ?? null})
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
