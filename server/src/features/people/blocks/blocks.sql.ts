import { type Selectable, sql } from 'kysely';
import type { Blocks } from '../../../db/schema.ts';

/** Who blocks whom, under the name that a statement gives it. */
export const blocksAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Blocks>, 'blockerId' | 'blockedId'>>`blocks`.as(name);
