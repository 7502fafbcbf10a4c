import { type Selectable, sql } from 'kysely';
import type { Profiles, Users } from '../../../db/schema.ts';

/** What other features may read of people in their own statements. */
type LentPerson = Pick<
  Selectable<Users>,
  'id' | 'username' | 'name' | 'role' | 'language' | 'standing' | 'createdAt' | 'emailVerifiedAt'
>;

/** People, under the name that a statement gives them: `join ${peopleAs('owners')} on owners.id = …`. */
export const peopleAs = <Name extends string>(name: Name) => sql<LentPerson>`users`.as(name);

/** The same where a statement is plain text. */
export const peopleInTextAs = (name: string) => `users as ${name}`;

/** What people say they care for. */
export const profilesAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Profiles>, 'userId' | 'interests'>>`profiles`.as(name);
