import { type Selectable, sql } from 'kysely';
import type { Appeals } from '../../../db/schema.ts';

/** Appeals as other features count them: when they were filed and decided, without text or person. */
export const appealsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Appeals>, 'filedAt' | 'outcome' | 'decidedAt'>>`appeals`.as(name);
