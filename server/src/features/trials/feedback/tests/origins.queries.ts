import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';

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
