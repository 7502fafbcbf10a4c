import type { doorLimits } from '@firstlight/contract/talk/groups/door-limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { peopleAs, seenAsGood } from '../../../people/accounts/accounts.sql.ts';

export interface InviteRow {
  id: string;
  groupId: string;
  /** Sealed. */
  code: Buffer;
  grants: (typeof doorLimits.inviteGrants)[number];
  /** Null: for whoever has it. */
  inviteeId: string | null;
  madeBy: string | null;
  madeAt: Date;
  expiresAt: Date;
  /** Null: as often as one likes. */
  usesLeft: number | null;
  revokedAt: Date | null;
}

const columns = sql`id, group_id, code, grants, invitee_id, made_by, made_at, expires_at, uses_left, revoked_at`;

/** Of `group_invites`: it still lets somebody in. */
const isOpen = (now: Date) =>
  sql<boolean>`(revoked_at is null and expires_at > ${now} and (uses_left is null or uses_left > 0))`;

/** Of `group_invites`: whoever made it is seen, is gone, or asks. Nobody comes in by somebody who is held back. */
const isMakerSeen = (userId: string) => sql<boolean>`not exists (
  select from ${peopleAs('users')} where users.id = group_invites.made_by and users.id <> ${userId} and not ${seenAsGood('users')})`;

export async function insertInvite(
  db: Db,
  invite: Omit<InviteRow, 'revokedAt'> & { codeTag: Buffer },
): Promise<void> {
  await db.insertInto('groupInvites').values(invite).execute();
}

export async function countOpenInvites(db: Db, groupId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from group_invites where group_id = ${groupId} and ${isOpen(now)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface InvitePlace {
  madeAt: Date;
  id: string;
}

/** The latest first; all of them, or those that let somebody in at a moment. */
export async function listInviteRows(
  db: Db,
  groupId: string,
  { after, openAt, limit }: { after: InvitePlace | undefined; openAt: Date | undefined; limit: number },
): Promise<InviteRow[]> {
  const beyond = after ? sql`and (made_at, id) < (${after.madeAt}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<InviteRow>`
    select ${columns} from group_invites where group_id = ${groupId} ${openAt ? sql`and ${isOpen(openAt)}` : sql``} ${beyond}
    order by made_at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

export interface CameBy {
  inviteId: string;
  count: number;
  /** The first of them. */
  userIds: string[];
}

/** Who is in the group by each of these invites. */
export async function listCameBy(db: Db, inviteIds: readonly string[], named: number): Promise<CameBy[]> {
  const { rows } = await sql<CameBy>`
    select invite_id, count(*)::int as count,
      (array_agg(user_id order by joined_at, user_id))[1:${sql.lit(named)}] as user_ids
    from group_members where invite_id = any (${inviteIds}::uuid[]) group by invite_id
  `.execute(db);
  return rows;
}

/** False: the group has no such invite. Twice is once. */
export async function markRevoked(db: Db, groupId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update group_invites set revoked_at = coalesce(revoked_at, ${at}) where id = ${id} and group_id = ${groupId} returning id
  `.execute(db);
  return rows.length > 0;
}

/** The invite of a code that still lets somebody in, whoever asks unless it is another’s; or by which they came: whoever got no answer tries again. */
export async function findOpenInvite(
  db: Db,
  codeTag: Buffer,
  userId: string,
  now: Date,
): Promise<InviteRow | undefined> {
  const { rows } = await sql<InviteRow>`
    select ${columns} from group_invites
    where code_tag = ${codeTag} and (invitee_id is null or invitee_id = ${userId}) and ((${isOpen(now)} and ${isMakerSeen(userId)}) or exists (
      select from group_members where group_members.invite_id = group_invites.id and group_members.user_id = ${userId}))
  `.execute(db);
  return rows[0];
}

/** Counts one use down. False: another one was quicker, or it was revoked meanwhile. */
export async function takeUse(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update group_invites set uses_left = uses_left - 1 where id = ${id} and ${isOpen(now)} returning id
  `.execute(db);
  return rows.length > 0;
}

export async function giveBackUse(db: Db, id: string): Promise<void> {
  await sql`update group_invites set uses_left = uses_left + 1 where id = ${id}`.execute(db);
}

/** Revokes the invites that a person made and those made for them. Call when they are banned, removed or demoted. */
export async function revokeInvitesAround(db: Db, groupId: string, userId: string, at: Date): Promise<void> {
  await sql`
    update group_invites set revoked_at = ${at}
    where group_id = ${groupId} and revoked_at is null and (made_by = ${userId} or invitee_id = ${userId})
  `.execute(db);
}
