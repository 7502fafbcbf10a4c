import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { inPages } from '../../../../core/in-pages.ts';
import type { Person } from '../../../../core/personal-part.ts';
import { projectsAs } from '../../../showcase/projects/projects.sql.ts';
import { authorTag } from '../author-tags.ts';
import { type FeedbackRow, feedbackColumns } from '../give/feedback.queries.ts';
import { authoredAfter, idsOf } from '../hidden/authors.queries.ts';
import { ownVersions } from '../publish/own-version.sql.ts';
import { testsAfter } from '../test-it/tests.queries.ts';
import { listClosingsBy } from '../threads/closings.queries.ts';
import { type NewMessage, openMessages, type SealedMessage } from '../threads/threads.queries.ts';

/** What they wrote, then their marks on what others wrote, without the words that are not theirs. */
export async function* feedbackOf({ db, vault }: Context, { id }: Person) {
  const written = sql`select ${feedbackColumns}, taken_down_at from ${ownVersions} as feedback where id in (${idsOf(vault, id)})`;
  const marked = sql`
    select id, project_id, tester_number, mark, mark_reason, null as rating, null as comment, null as answers, null as evidence,
      null as uncounted_for, null as given_on, null as is_edited, null as is_retested, null as is_withheld, null as deleted_at,
      null as taken_down_at
    from feedback
    where project_id in (select id from ${projectsAs('projects')} where owner_id = ${id})
      and mark is not null and deleted_at is null and not is_withheld
  `;
  for (const rows of [written, marked]) {
    yield* inPages<FeedbackRow>((last, limit) => read(db, rows, last?.id, limit));
  }
}

export function authoredOf({ db, vault }: Context, { id }: Person) {
  return inPages<{ feedbackId: string }>((last, limit) =>
    authoredAfter(db, vault, id, { after: last?.feedbackId, limit }),
  );
}

export function visitsOf({ db, vault }: Context, { id }: Person) {
  return inPages<{ pairTag: Buffer }>((last, limit) =>
    testsAfter(db, authorTag(vault, id), { after: last?.pairTag, limit }),
  );
}

/** Of the threads on their feedback and on their projects. What the tester said last is the tester's alone. */
export function threadsOf(ctx: Context, person: Person) {
  const rows = sql`
    select feedback_id as id, feedback_id, has_maker_agreed, revealed_at, conversation_id,
      case when is_maker then has_tester_agreed else coalesce(pending_tester_agreed, has_tester_agreed) end as has_tester_agreed
    from ${sidesOf(ctx, person)} join feedback_threads using (feedback_id)
  `;
  return inPages<{ id: string; feedbackId: string }>((last, limit) => read(ctx.db, rows, last?.id, limit));
}

/** What they closed themselves: what the other side did is in the thread. */
export async function* closingsOf({ db, vault }: Context, { id }: Person) {
  yield* await listClosingsBy(db, vault, id);
}

/** Their own side of each thread; what the other side wrote is not theirs to take along. */
export async function* messagesOf(ctx: Context, person: Person) {
  const rows = sql`
    select id, feedback_id, from_maker, body, sent_on::text as sent_on, taken_down_at
    from ${sidesOf(ctx, person)} join feedback_replies using (feedback_id) where from_maker = is_maker
  `;
  const opened = inPages<NewMessage>(async (last, limit) =>
    openMessages(ctx.db, ctx.vault, await read<SealedMessage>(ctx.db, rows, last?.id, limit)),
  );
  for await (const { text, ...message } of opened) yield { ...message, body: text };
}

/** Everything they may talk about, and whether as its maker. */
function sidesOf({ vault }: Context, { id }: Person): RawBuilder<unknown> {
  return sql`(
    select feedback_id, false as is_maker from (${idsOf(vault, id)}) as written
    union all
    select feedback.id, true from feedback join ${projectsAs('projects')} on projects.id = project_id
    where owner_id = ${id} and feedback.deleted_at is null and not is_withheld
  ) as sides`;
}

async function read<Row>(
  db: Context['db'],
  rows: RawBuilder<unknown>,
  after: string | undefined,
  limit: number,
): Promise<Row[]> {
  const beyond = after === undefined ? sql`` : sql`where id > ${after}::uuid`;
  const page = await sql<Row>`select * from (${rows}) as rows ${beyond} order by id limit ${limit}`.execute(
    db,
  );
  return page.rows;
}
