import { type Selectable, sql } from 'kysely';
import type { Iterations } from '../../../db/schema.ts';

/** What makers have published; taken back or taken down where `deleted_at` is set, which is one to everybody else. */
export const iterationsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Iterations>, 'id' | 'projectId' | 'whatChanged' | 'publishedAt' | 'deletedAt'>>`(
    select id, project_id, what_changed, published_at, coalesce(deleted_at, taken_down_at) as deleted_at from iterations
  )`.as(name);
