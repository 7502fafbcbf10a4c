import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { feedbackColumns, type StoredRow, storedColumns } from '../give/feedback.queries.ts';

/** Returns the projects on which responses are due, in random order. */
export async function listDueProjects(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ projectId: string }>`
    select project_id from (
      select project_id from feedback where publish_at <= ${now}
      union
      select project_id from skips where publish_at <= ${now}
      union
      select project_id from feedback_replies reply join feedback on feedback.id = feedback_id where reply.publish_at <= ${now}
      union
      select project_id from feedback_threads thread join feedback on feedback.id = feedback_id where thread.publish_at <= ${now}
      union
      select project_id from hidden.card_answers where publish_at <= ${now}
      union
      select project_id from hidden.tests where publish_at <= ${now}
    ) as due order by random()
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}

/** Locks the feedback of a project that is due. An author who edits meanwhile moves their own to the next boundary. */
export async function lockDueFeedback(db: Db, projectId: string, now: Date): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${feedbackColumns}, ${storedColumns} from feedback
    where project_id = ${projectId} and publish_at <= ${now} order by id for update
  `.execute(db);
  return rows;
}

/**
 * Publishes the skips of a project that are due, and outdates an earlier skip of the same author. Returns how many skips
 * became visible, and how many visible ones count no longer.
 */
export async function publishDueSkips(
  db: Db,
  projectId: string,
  { now, shownAt }: { now: Date; shownAt: Date },
): Promise<{ shown: number; outdated: number }> {
  const { rows } = await sql<{ shown: number; outdated: number }>`
    with due as (
      select id, ((publish_at - interval '1 millisecond') at time zone 'UTC')::date as given_on from skips
      where project_id = ${projectId} and publish_at <= ${now} and not exists (
        -- The author's earlier skip of the project is published first.
        select from hidden.skip_authors latest
        join hidden.skip_authors earlier on earlier.earlier_pair_tag = latest.pair_tag
        join skips first on first.id = earlier.skip_id
        where latest.skip_id = skips.id and first.publish_at is not null
      )
      order by id for update of skips
    ), shown as (
      update skips set publish_at = null, given_on = due.given_on, is_withheld = taken_down_at is not null, was_withheld = false,
        first_shown_at = case when taken_down_at is null then coalesce(first_shown_at, ${shownAt}::timestamptz)
          else first_shown_at end
      from due where skips.id = due.id
      returning outdated_on, taken_down_at
    ), outdated as (
      update skips set outdated_on = due.given_on
      from due join hidden.skip_authors latest on latest.skip_id = due.id
      join hidden.skip_authors earlier on earlier.earlier_pair_tag = latest.pair_tag
      where skips.id = earlier.skip_id and outdated_on is null
      returning skips.is_withheld
    )
    select (select count(*)::int from shown where outdated_on is null and taken_down_at is null) as shown,
      (select count(*)::int from outdated where not is_withheld) as outdated
  `.execute(db);
  return rows[0] ?? { shown: 0, outdated: 0 };
}

/** Returns the threads of a project in which something is due, in one order for all runs. Unseen feedback has none. */
export async function listDueThreads(db: Db, projectId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ feedbackId: string }>`
    select feedback_id from (
      select feedback_id from feedback_replies where publish_at <= ${now}
      union
      select feedback_id from feedback_threads where publish_at <= ${now}
    ) as due join feedback on feedback.id = feedback_id
    where project_id = ${projectId} and not (is_withheld and first_shown_at is null)
    order by feedback_id
  `.execute(db);
  return rows.map(({ feedbackId }) => feedbackId);
}

/** Puts the due replies at the end of their thread, in the order in which they were written. Lock the thread first. */
export async function publishDueReplies(db: Db, feedbackId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, sent_on_publication, row_number() over (order by written_at, id) as step from (
        select id, written_at, ((publish_at - interval '1 millisecond') at time zone 'UTC')::date as sent_on_publication
        from feedback_replies where feedback_id = ${feedbackId} and publish_at <= ${now}
      ) as waiting
    )
    update feedback_replies set publish_at = null, written_at = null, sent_on = sent_on_publication,
      position = step + (select coalesce(max(position), 0) from feedback_replies where feedback_id = ${feedbackId})
    from due where feedback_replies.id = due.id
    returning feedback_replies.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the tester's word on showing names if it is due, and stops it from waiting. */
export async function takeDueAgreement(db: Db, feedbackId: string, now: Date): Promise<boolean | undefined> {
  const { rows } = await sql<{ agrees: boolean }>`
    with due as (
      select feedback_id, pending_tester_agreed as agrees from feedback_threads
      where feedback_id = ${feedbackId} and publish_at <= ${now} for update
    ), taken as (
      update feedback_threads set pending_tester_agreed = null, publish_at = null
      from due where feedback_threads.feedback_id = due.feedback_id
    )
    select agrees from due
  `.execute(db);
  return rows[0]?.agrees;
}

/** Counts the tests of a project that were begun before the last boundary. Returns how many. */
export async function publishDueTests(db: Db, projectId: string, now: Date): Promise<number> {
  const rows = await db
    .updateTable('hidden.tests')
    .set(({ ref }) => ({ countedFrom: ref('publishAt'), publishAt: null }))
    .where('projectId', '=', projectId)
    .where('publishAt', '<=', now)
    .returning('projectId')
    .execute();
  return rows.length;
}
