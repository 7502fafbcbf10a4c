import { accountRules } from '@firstlight/contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { peopleAs } from '../../../people/accounts/accounts.sql.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { writtenBy } from '../hidden/authors.queries.ts';

/** What the project is about now is kept too: its maker may say otherwise later. */
export async function insertOrigin(db: Db, feedbackId: string, isPrompted: boolean): Promise<void> {
  await sql`
    insert into hidden.feedback_origins (feedback_id, is_prompted, categories)
    select feedback.id, ${isPrompted}, categories from feedback join ${projectsAs('projects')} on projects.id = project_id
    where feedback.id = ${feedbackId}
  `.execute(db);
}

export async function insertSkipOrigin(db: Db, skipId: string, isPrompted: boolean): Promise<void> {
  await db.insertInto('hidden.skipOrigins').values({ skipId, isPrompted }).execute();
}

/** Before an account goes: of which feedback it was young. */
export async function noteYouth(db: Db, vault: Vault, authorId: string): Promise<void> {
  await sql`
    update hidden.feedback_origins as origin
    set was_young = wrote.given_at - users.created_at < make_interval(days => ${accountRules.youngDays})
    from ${writtenBy(vault, authorId)} as wrote join ${peopleAs('users')} on users.id = ${authorId}
    where origin.feedback_id = wrote.feedback_id
  `.execute(db);
}
