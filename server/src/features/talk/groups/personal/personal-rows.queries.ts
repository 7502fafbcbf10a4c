import { categoriesOf } from '@firstlight/contract/showcase/projects/categories.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { placeOfRequest } from './place-of-request.ts';

const beyond = (column: string, last: string | undefined) =>
  last === undefined ? sql`` : sql`and ${sql.ref(column)} > ${last}::uuid`;

interface OwnedRow {
  id: string;
  name: string;
  description: string;
  categories: number;
  visibility: string;
  isListed: boolean;
  createdAt: Date;
  frozenAt: Date | null;
  deletedAt: Date | null;
}

/** The groups somebody owns, in their own words. */
export async function* ownedGroupsOf({ db }: Context, { id }: Person) {
  const rows = inPages<OwnedRow>(async (last, limit) => {
    const { rows: page } = await sql<OwnedRow>`
      select groups.id, groups.name, groups.description, groups.categories, groups.visibility, groups.is_listed,
        groups.created_at, groups.frozen_at, groups.deleted_at
      from group_members join groups on groups.id = group_members.group_id
      where group_members.user_id = ${id} and group_members.role = 'owner' ${beyond('groups.id', last?.id)}
      order by groups.id limit ${limit}
    `.execute(db);
    return page;
  });
  for await (const row of rows) yield { ...row, categories: categoriesOf(row.categories) };
}

interface InGroup {
  groupId: string;
}

/** What they wrote on cards and nobody else reads. */
export function heldCardsOf({ db }: Context, { id }: Person) {
  return inPages<InGroup>(async (last, limit) => {
    const { rows } = await sql<InGroup>`
      select group_id, name, description from held_group_cards
      where by_id = ${id} ${beyond('group_id', last?.groupId)} order by group_id limit ${limit}
    `.execute(db);
    return rows;
  });
}

export function membershipsOf({ db }: Context, { id }: Person) {
  return inPages<InGroup>(async (last, limit) => {
    const { rows } = await sql<InGroup>`
      select group_id, role, joined_at from group_members
      where user_id = ${id} ${beyond('group_id', last?.groupId)} order by group_id limit ${limit}
    `.execute(db);
    return rows;
  });
}

export function bansOf({ db }: Context, { id }: Person) {
  return inPages<InGroup>(async (last, limit) => {
    const { rows } = await sql<InGroup>`
      select group_id, at from group_bans
      where user_id = ${id} ${beyond('group_id', last?.groupId)} order by group_id limit ${limit}
    `.execute(db);
    return rows;
  });
}

export function madeInvitesOf({ db }: Context, { id }: Person) {
  return inPages<{ id: string }>(async (last, limit) => {
    const { rows } = await sql<{ id: string }>`
      select id, group_id, grants, made_at, expires_at, revoked_at from group_invites
      where made_by = ${id} ${beyond('id', last?.id)} order by id limit ${limit}
    `.execute(db);
    return rows;
  });
}

interface RequestRow {
  id: string;
  groupId: string;
  text: Buffer | null;
}

export async function* requestsOf({ db, vault }: Context, { id }: Person) {
  const rows = inPages<RequestRow>(async (last, limit) => {
    const { rows: page } = await sql<RequestRow>`
      select id, group_id, text, state, asked_at, answered_at from access_requests
      where user_id = ${id} ${beyond('id', last?.id)} order by id limit ${limit}
    `.execute(db);
    return page;
  });
  for await (const row of rows)
    yield { ...row, text: row.text && (await vault.unseal(db, placeOfRequest(row), row.text)) };
}

export function sharedProjectsOf({ db }: Context, { id }: Person) {
  return inPages<InGroup & { projectId: string }>(async (last, limit) => {
    const after = last
      ? sql`and (group_id, project_id) > (${last.groupId}::uuid, ${last.projectId}::uuid)`
      : sql``;
    const { rows } = await sql<InGroup & { projectId: string }>`
      select group_id, project_id, shared_at from group_projects
      where shared_by = ${id} ${after} order by group_id, project_id limit ${limit}
    `.execute(db);
    return rows;
  });
}
