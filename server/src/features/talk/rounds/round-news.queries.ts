import { roundRules } from '@firstlight/contract/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';
import { groupMembersAs, groupsAs, isGroupThere } from '../groups/groups.sql.ts';

/** Who is in a group of which all members can be told; nobody of a larger one. */
export async function listToTell(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select members.user_id from ${groupMembersAs('members')} join ${peopleAs('users')} on users.id = members.user_id
    where members.group_id = ${groupId} and ${seenAsGood('users')} order by members.user_id limit ${roundRules.toldMax + 1}
  `.execute(db);
  return rows.length > roundRules.toldMax ? [] : rows.map(({ userId }) => userId);
}

/** The reader is still in the round’s group. */
export const isInGroupOf = (roundId: RawBuilder<string>, readerId: string) => sql<boolean>`exists (
  select from rounds join ${groupsAs('groups')} on groups.id = rounds.group_id and ${isGroupThere}
  join ${groupMembersAs('members')} on members.group_id = rounds.group_id and members.user_id = ${readerId}
  where rounds.id = ${roundId})`;

export const isRoundOpen = (roundId: RawBuilder<string>, now: Date) => sql<boolean>`exists (
  select from rounds where rounds.id = ${roundId} and rounds.state = 'open' and rounds.closes_at > ${now})`;
