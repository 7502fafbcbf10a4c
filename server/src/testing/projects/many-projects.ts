import type { World } from '../world.ts';

const lot = 500;

/** Listed projects by the number, made from the one of that name and called after what is given. */
export async function fillProjects(
  world: World,
  { model, size, called }: { model: string; size: number; called: string },
): Promise<void> {
  // By its id: there is no index on names, and each lot would read all that the ones before have made.
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from projects where name = $1',
    [model],
  );
  // In lots, each well within the time that a statement has on a busy machine.
  for (let made = 0; made < size; made += lot) {
    await world.database.pool.query(
      `with model as (select * from projects where id = $2), made as (
       insert into projects
       select filled.*
       from model, generate_series($1::int + 1, least($1::int + $4::int, $5::int)) n, lateral jsonb_populate_record(
         null::projects, to_jsonb(model) || jsonb_build_object('id', gen_random_uuid(), 'name', $3::text || ' ' || n)
       ) as filled returning id, owner_id, categories, published_at
     )
     insert into project_stats (project_id, owner_id, categories, published_at, listed)
     select id, owner_id, categories, published_at, true from made`,
      [made, rows[0]?.id, called, lot, size],
    );
  }
}
