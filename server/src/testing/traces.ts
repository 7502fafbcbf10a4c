import type { SetScene } from './scene.ts';
import type { World } from './world.ts';

/** By the name of a column: which rows of a table belong to a scene. */
const belongs: Record<string, string> = {
  project_id: 'project_id = $1',
  feedback_id: 'feedback_id in (select id from feedback where project_id = $1)',
  skip_id: 'skip_id in (select id from skips where project_id = $1)',
  user_id: 'user_id = any ($2)',
  owner_id: 'owner_id = any ($2)',
  made_by: 'made_by = any ($2)',
  first_user_id: 'first_user_id = any ($2)',
  second_user_id: 'second_user_id = any ($2)',
  group_id: 'group_id = $3',
};

/** People and groups are what columns lead to, and have no such column themselves. */
const roots = [
  "select 'users' as place, to_jsonb(kept) as row from users as kept where id = any ($2)",
  "select 'groups' as place, to_jsonb(kept) as row from groups as kept where id = $3",
];

let statement: Promise<string> | undefined;

/** All that stands where an act on a scene could have changed something: in every table that says whose its rows are. */
export async function traces(world: World, { scene, people }: SetScene): Promise<unknown[]> {
  statement ??= writeStatement(world);
  const values = [scene.projectId, people, scene.groupId];
  const { rows } = await world.database.pool.query({ name: 'testing.traces', text: await statement, values });
  return rows;
}

async function writeStatement({ database }: World): Promise<string> {
  const { rows } = await database.pool.query<{ place: string; columns: string[] }>(
    `select concat_ws('.', nullif(table_schema, 'public'), table_name) as place,
       array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'hidden') and table_type = 'BASE TABLE' and column_name = any ($1)
     group by 1 order by 1`,
    [Object.keys(belongs)],
  );
  const selects = rows.map(({ place, columns }) => {
    const rowsOfScene = columns.map((column) => belongs[column]).join(' or ');
    return `select '${place}' as place, to_jsonb(kept) as row from ${place} as kept where ${rowsOfScene}`;
  });
  return `${[...roots, ...selects].join(' union all ')} order by place, row`;
}
