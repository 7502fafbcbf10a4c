import { type Selectable, sql } from 'kysely';
import type { Profiles, Users } from '../../../db/schema.ts';

/** What other features may read of people in their own statements. */
type LentPerson = Pick<
  Selectable<Users>,
  | 'id'
  | 'username'
  | 'name'
  | 'role'
  | 'language'
  | 'standing'
  | 'isStandingHidden'
  | 'createdAt'
  | 'emailVerifiedAt'
  | 'deletedAt'
>;

/** People, under the name that a statement gives them: `join ${peopleAs('owners')} on owners.id = …`. */
export const peopleAs = <Name extends string>(name: Name) => sql<LentPerson>`users`.as(name);

/** Whether others find somebody in good standing, who is called so in a statement. */
export const seenAsGood = (name: 'users' | 'owners' | 'actors') =>
  sql<boolean>`(${sql.ref(`${name}.standing`)} = 'good' or ${sql.ref(`${name}.isStandingHidden`)})`;

/** The same where a statement is plain text. */
export const peopleInTextAs = (name: string) => `users as ${name}`;

/** What people say they care for. */
export const profilesAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Profiles>, 'userId' | 'interests'>>`profiles`.as(name);

/** Whether somebody who is called `users` in a statement has been here since a moment. Sessions end by themselves: it knows no more than they do. */
export const wasSeenSince = (since: Date) => sql<boolean>`exists (
  select from sessions where sessions.user_id = users.id and sessions.last_used_at >= ${since})`;

/** The Monday of the week in which somebody who is called so in a statement signed up, in UTC. */
export const joinedInWeek = (name: 'users' | 'owners') =>
  sql<string>`(date_trunc('week', ${sql.ref(`${name}.createdAt`)} at time zone 'UTC'))::date::text`;
