import { type RawBuilder, sql } from 'kysely';

/**
 * The number somebody speaks by on a project, drawn by lot from a range that is at least half free. The range grows in
 * steps that few projects ever reach (100, 1000 …): if it grew with every note, a larger number would tell of a later
 * one. Feedback and skips draw from the same range and never what the other has: all are from “Tester N”. These are
 * parts of a `with`, of which `drawnNumber` reads the result.
 */
export const drawingNumber = (projectId: string): RawBuilder<unknown> => sql`
  range as (
    select 100 * power(10, greatest(0, ceil(log((feedback_count + uncounted_count + skip_count + 1) / 50.0)))) as size
    from project_stats where project_id = ${projectId}
  ), drawn as (
    select 1 + floor(random() * size)::int as number from range, generate_series(1, 16)
  ), free as (
    select number from drawn
    where not exists (select from feedback where project_id = ${projectId} and pseudonym = number)
      and not exists (select from skips where project_id = ${projectId} and pseudonym = number)
    limit 1
  )`;

/** Where sixteen draws found none that is free, one above the range, where nobody has been yet. */
export const drawnNumber: RawBuilder<unknown> = sql`
  coalesce((select number from free), (select size + 1 + floor(random() * size)::int from range))`;
