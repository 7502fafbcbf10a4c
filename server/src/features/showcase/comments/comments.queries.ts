import { sql } from 'kysely';
import type { Actor } from '../../../core/context.ts';
import type { Db } from '../../../db/database.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { peopleAs, seenAsGood } from '../../people/accounts/accounts.sql.ts';
import { projectsAs } from '../projects/projects.sql.ts';

export interface CommentRow {
  id: string;
  projectId: string;
  parentId: string | null;
  authorId: string | null;
  username: string | null;
  name: string | null;
  isMaker: boolean;
  body: string | null;
  mentions: string[];
  writtenAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
  /** By moderation: its author alone reads it. */
  takenDownAt: Date | null;
}

export interface Position {
  writtenAt: Date;
  id: string;
}

const columns = sql`
  comments.id, comments.project_id, parent_id, author_id,
  case when users.deleted_at is null then users.username end as username, case when users.deleted_at is null then users.name end as name,
  coalesce(author_id = projects.owner_id, false) as is_maker, body, mentions, written_at, comments.edited_at,
  comments.deleted_at, comments.taken_down_at
`;

const joined = sql`
  comments join ${projectsAs('projects')} on projects.id = comments.project_id left join ${peopleAs('users')} on users.id = comments.author_id
`;

const idOf = (actor: Actor) => sql`${actor.kind === 'member' ? actor.id : null}::uuid`;

/** What somebody wrote whom others know to be limited or suspended is seen by themselves alone. */
const isVisibleTo = (actor: Actor) => sql`
  (users.standing is null or ${seenAsGood('users')} or users.id = ${idOf(actor)})
`;

/** Neither removed nor, unless it is one's own, taken down. */
const isThereFor = (actor: Actor, comment = sql`comments`) => sql`
  (${comment}.deleted_at is null and (${comment}.taken_down_at is null or ${comment}.author_id = ${idOf(actor)}))
`;

const isAnswered = (actor: Actor) => sql`
  exists (select from comments as reply left join ${peopleAs('users')} on users.id = reply.author_id
    where reply.parent_id = comments.id and ${isThereFor(actor, sql`reply`)} and ${isVisibleTo(actor)})
`;

export async function findMoment(db: Db, id: string): Promise<Date | undefined> {
  const row = await db.selectFrom('comments').select('writtenAt').where('id', '=', id).executeTakeFirst();
  return row?.writtenAt;
}

export async function listTop(
  db: Db,
  actor: Actor,
  projectId: string,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<CommentRow[]> {
  const beyond = after
    ? sql`and (written_at, comments.id) < (${after.writtenAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<CommentRow>`
    select ${columns} from ${joined}
    where comments.project_id = ${projectId} and parent_id is null and ${isVisibleTo(actor)}
      and (${isThereFor(actor)} or ${isAnswered(actor)}) ${beyond}
    order by written_at desc, comments.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** The first replies of each of these comments, and how many there are. */
export async function listFirstReplies(db: Db, actor: Actor, parentIds: readonly string[], limit: number) {
  const { rows } = await sql<CommentRow & { count: number }>`
    select * from (
      select ${columns},
        count(*) over (partition by parent_id)::int as count,
        row_number() over (partition by parent_id order by written_at, comments.id) as place
      from ${joined}
      where parent_id = any (${parentIds}::uuid[]) and ${isThereFor(actor)} and ${isVisibleTo(actor)}
    ) as replies
    where place <= ${limit} order by place
  `.execute(db);
  return rows;
}

export async function listReplyRows(
  db: Db,
  actor: Actor,
  parentId: string,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<CommentRow[]> {
  const beyond = after
    ? sql`and (written_at, comments.id) > (${after.writtenAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<CommentRow>`
    select ${columns} from ${joined}
    where parent_id = ${parentId} and ${isThereFor(actor)} and ${isVisibleTo(actor)} ${beyond}
    order by written_at, comments.id limit ${limit}
  `.execute(db);
  return rows;
}

export async function findComment(db: Db, actor: Actor, id: string): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${columns} from ${joined} where comments.id = ${id} and ${isVisibleTo(actor)}
  `.execute(db);
  return rows[0];
}

export async function insertComment(
  db: Db,
  comment: {
    id: string;
    projectId: string;
    authorId: string;
    parentId: string | null;
    body: string;
    mentions: string[];
    writtenAt: Date;
  },
): Promise<void> {
  await db.insertInto('comments').values(comment).execute();
}

export async function changeComment(
  db: Db,
  id: string,
  changes: {
    body?: string;
    mentions?: string[];
    editedAt?: Date;
    deletedAt?: Date | null;
    takenDownAt?: Date | null;
  },
): Promise<void> {
  await db.updateTable('comments').set(changes).where('id', '=', id).execute();
}

/** Which of these usernames belong to somebody, and to whom. */
export async function findNamed(
  db: Db,
  usernames: readonly string[],
): Promise<{ id: string; username: string }[]> {
  if (usernames.length === 0) return [];
  return db
    .selectFrom(peopleAs('users'))
    .select(['id', 'username'])
    .where('username', 'in', usernames)
    .execute();
}

/** Texts that can no longer be brought back go; so do their places, unless replies hang on them. */
export async function forgetCommentsBefore(db: Db, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from comments where id = any (array(
        select id from comments as removed where deleted_at < ${before}
          and not exists (select from comments where parent_id = removed.id) limit ${limit}))
    `.execute(db);
    return numAffectedRows;
  });
  await db
    .updateTable('comments')
    .set({ body: null, mentions: [] })
    .where('deletedAt', '<', before)
    .where('body', 'is not', null)
    .execute();
}
