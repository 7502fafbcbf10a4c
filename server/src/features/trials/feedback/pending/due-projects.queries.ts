import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { waitingAnswers } from '../card-answers/card-answers.queries.ts';
import { isReleasable } from './pending-feedback.queries.ts';
import { isOnItsWay } from './pending-threads.queries.ts';

/** Projects on which something waits that everybody may see by now, in an order that says nothing. */
export async function listDueProjects(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ projectId: string }>`
    select project_id from (
      select project_id from hidden.pending_feedback pending join feedback on feedback.id = feedback_id
      where release_at <= ${now} and ${isReleasable}
      union
      select project_id from hidden.pending_skips pending join skips on skips.id = skip_id
      where release_at <= ${now} and not pending.is_withheld
      union
      select project_id from (
        select feedback_id from hidden.pending_replies where release_at <= ${now} and ${isOnItsWay}
      ) as replies join feedback on feedback.id = feedback_id
      union
      select project_id from hidden.pending_reveals join feedback on feedback.id = feedback_id where release_at <= ${now}
      union
      select project_id from ${waitingAnswers} as answers where release_at <= ${now}
    ) as due order by random()
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}
