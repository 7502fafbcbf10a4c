import { type Selectable, sql } from 'kysely';
import type { Iterations } from '../../../db/schema.ts';

/** What makers have published; taken back where `deleted_at` is set. */
export const iterationsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Iterations>, 'id' | 'projectId' | 'publishedAt' | 'deletedAt'>>`iterations`.as(name);
