type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** As if nights had counted what some categories had, long enough ago that it is told. */
export async function countFigures(query: Query): Promise<void> {
  await query(
    `insert into metric_figures (metric, day, of, value)
     select 'distribution.supply', current_date - 5, category || ' ' || what, value
     from unnest(array['food', 'ai', 'local']) category,
       (values ('projects', 10), ('notes', 62), ('on_time', 8)) as counted (what, value)
     on conflict do nothing`,
  );
  await query(
    `insert into metric_counts (metric, day, counted_at) values ('distribution.supply', current_date - 5, now()) on conflict do nothing`,
  );
}
