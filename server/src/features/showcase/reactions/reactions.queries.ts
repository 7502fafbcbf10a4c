import { type ReactionKind, reactionKinds } from '@firstlight/contract/showcase/reactions/reaction-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type Counts = Record<ReactionKind, number>;

export interface Reaction {
  projectId: string;
  userId: string;
  kind: ReactionKind;
}

/** Undefined: it was there already. */
export async function insertReaction(db: Db, reaction: Reaction & { isCounted: boolean }) {
  return db
    .insertInto('reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.columns(['projectId', 'userId', 'kind']).doNothing())
    .returning('isCounted')
    .executeTakeFirst();
}

/** Undefined: there was none. */
export async function deleteReaction(db: Db, { projectId, userId, kind }: Reaction) {
  return db
    .deleteFrom('reactions')
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .returning('isCounted')
    .executeTakeFirst();
}

export async function raiseCount(db: Db, projectId: string, kind: ReactionKind): Promise<void> {
  const column = sql.ref(kind);
  await sql`
    insert into reaction_counts as stored (project_id, ${column}) values (${projectId}, 1)
    on conflict (project_id) do update set ${column} = stored.${column} + 1
  `.execute(db);
}

export async function lowerCount(db: Db, projectId: string, kind: ReactionKind): Promise<void> {
  const column = sql.ref(kind);
  await sql`
    update reaction_counts set ${column} = ${column} - 1 where project_id = ${projectId}
  `.execute(db);
}

export async function findReactionCounts(db: Db, projectId: string): Promise<Counts> {
  const row = await db
    .selectFrom('reactionCounts')
    .select(reactionKinds)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row ?? { thumb: 0, heart: 0, rocket: 0, bulb: 0, thinking: 0 };
}

export async function findOwnReactions(db: Db, projectId: string, userId: string) {
  return db
    .selectFrom('reactions')
    .select(['kind', 'isCounted'])
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .execute();
}
