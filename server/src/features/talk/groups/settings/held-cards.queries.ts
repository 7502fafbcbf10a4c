import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface HeldCard {
  groupId: string;
  byId: string;
  name: string;
  description: string;
}

export async function storeHeldCard(db: Db, { groupId, byId, name, description }: HeldCard): Promise<void> {
  await sql`
    insert into held_group_cards (group_id, by_id, name, description) values (${groupId}, ${byId}, ${name}, ${description})
    on conflict (group_id) do update set by_id = excluded.by_id, name = excluded.name, description = excluded.description
  `.execute(db);
}

export async function dropHeldCard(db: Db, groupId: string): Promise<void> {
  await db.deleteFrom('heldGroupCards').where('groupId', '=', groupId).execute();
}

/** What somebody wrote while it was theirs alone stands on the cards from now on. */
export async function showHeldCards(db: Db, writerId: string): Promise<void> {
  await sql`
    with shown as (
      delete from held_group_cards where by_id = ${writerId} returning group_id, name, description
    )
    update groups set name = shown.name, description = shown.description, written_by = ${writerId}
    from shown where groups.id = shown.group_id
  `.execute(db);
}

/** Of one group, if it was one of these people who wrote its card. */
export async function disownCard(db: Db, groupId: string, writerIds: readonly string[]): Promise<void> {
  await sql`
    update groups set written_by = null where id = ${groupId} and written_by = any (${writerIds}::uuid[])
  `.execute(db);
}

/** The account goes: what it wrote on cards is the groups’ own. */
export async function disownCards(db: Db, writerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update groups set written_by = null where written_by = ${writerId} returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}
