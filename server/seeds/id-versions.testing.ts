import type { World } from '../src/testing/world.ts';

/** Tables whose IDs sort by time. Their rows are public with author and time, so the order reveals nothing. */
const orderedTables = new Set(['admin_acts', 'comments', 'groups', 'messages', 'projects']);

/** Returns each table whose IDs have the wrong version, as `table version`. Version 7 reveals when a tester acted. */
export async function wrongIdVersions({ database }: World): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.columns
     where column_name = 'id' and data_type = 'uuid' and table_schema in ('public', 'hidden')`,
  );
  const wrong = tables.map(async ({ schema, name }) => {
    const { rows } = await database.pool.query<{ version: string }>(
      `select distinct substr(id::text, 15, 1) as version from ${schema}.${name} where substr(id::text, 15, 1) <> $1`,
      [orderedTables.has(name) ? '7' : '4'],
    );
    return rows.map(({ version }) => `${name} ${version}`);
  });
  return (await Promise.all(wrong)).flat();
}
