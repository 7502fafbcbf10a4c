import type { World } from '../../../../testing/world.ts';

/** All that an act on a group could change, as it is now: to look at, and to put back. */
export async function keepTables({ database: { pool } }: World) {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and (table_name ~ '^(group|channel|message|held_group|access_request)' or table_name = 'groups') order by 1`,
  );
  const names = rows.map(({ name }) => name);
  await pool.query(
    `create schema kept; ${names.map((name) => `create table kept.${name} as table public.${name};`).join('')}`,
  );
  const sums = (schema: string) =>
    names
      .map(
        (name) =>
          `select '${name}' as name, (select md5(string_agg(row::text, ',' order by row::text)) from ${schema}.${name} as row) as sum`,
      )
      .join(' union all ');
  const look = async (schema = 'public') =>
    new Map(
      (await pool.query<{ name: string; sum: string }>(sums(schema))).rows.map(({ name, sum }) => [
        name,
        sum,
      ]),
    );
  const kept = await look('kept');
  const changedSince = async (before: Map<string, string>) => {
    const now = await look();
    return names.filter((name) => now.get(name) !== before.get(name));
  };

  return {
    kept,
    look: () => look(),
    changedSince,
    async putBack(): Promise<void> {
      const changed = await changedSince(kept);
      if (changed.length === 0) return;
      const each = changed.map((name) => `delete from ${name}; insert into ${name} table kept.${name};`);
      await pool.query(`begin; set local session_replication_role = replica; ${each.join('')} commit`);
    },
  };
}
