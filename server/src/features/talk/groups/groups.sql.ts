import { type Selectable, sql } from 'kysely';
import type { GroupMembers, GroupProjects, Groups } from '../../../db/schema.ts';

/** What other features may read of groups in their own statements. */
export const groupsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Groups>, 'id' | 'name' | 'deletedAt' | 'takenDownAt'>>`groups`.as(name);

/** Who is in which, under the name that a statement gives them. */
export const groupMembersAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<GroupMembers>, 'groupId' | 'userId' | 'role' | 'joinedAt'>>`group_members`.as(name);

/** Which projects are shared in which. */
export const groupProjectsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<GroupProjects>, 'groupId' | 'projectId'>>`group_projects`.as(name);

/** It is there for its members. Needs `groups`. */
export const isGroupThere = sql<boolean>`(groups.deleted_at is null and groups.taken_down_at is null)`;
