import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface PersonDescription {
  id: string;
  since: string;
  role: string;
  language: string;
  hasConfirmedAddress: boolean;
  hasPassword: boolean;
  hasSecondStep: boolean;
  isAdmin: boolean;
  sessions: number;
}

export async function findDescription(db: Db, userId: string): Promise<PersonDescription | undefined> {
  const { rows } = await sql<PersonDescription>`
    select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as since, role, language,
      email_verified_at is not null as has_confirmed_address, password_hash is not null as has_password,
      exists (select from second_factors where user_id = users.id and confirmed_at is not null)
        or exists (select from passkeys where user_id = users.id) as has_second_step,
      exists (select from admins where user_id = users.id) as is_admin,
      (select count(*)::int from sessions where user_id = users.id) as sessions
    from users where id = ${userId}
  `.execute(db);
  return rows[0];
}
