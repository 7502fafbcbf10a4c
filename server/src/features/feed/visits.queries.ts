import type { FeedReason } from '@firstlight/contract/feed-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** One place in the order of a visit. */
export interface Place {
  projectId: string;
  reason: FeedReason;
  /** Its categories when the order was made. */
  categories: number;
}

export interface Visit {
  id: string;
  beganAt: Date;
  cards: Place[];
}

const columns = sql`id, began_at, cards`;

export async function insertVisit(db: Db, tag: Buffer, { id, beganAt, cards }: Visit): Promise<void> {
  await db
    .insertInto('hidden.feedVisits')
    .values({ id, testerTag: tag, beganAt, cards: JSON.stringify(cards) })
    .execute();
}

/** A visit, if it is this person's own. */
export async function findVisit(db: Db, tag: Buffer, id: string): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    /* prepared: feed.find-visit */
    select ${columns} from hidden.feed_visits where id = ${id} and tester_tag = ${tag}
  `.execute(db);
  return rows[0];
}

export async function findLatestVisit(db: Db, tag: Buffer, since: Date): Promise<Visit | undefined> {
  const { rows } = await sql<Visit>`
    /* prepared: feed.find-latest-visit */
    select ${columns} from hidden.feed_visits where tester_tag = ${tag} and began_at > ${since}
    order by began_at desc limit 1
  `.execute(db);
  return rows[0];
}

export async function deleteVisitsBefore(db: Db, before: Date, limit: number): Promise<bigint | undefined> {
  const { numAffectedRows } = await sql`
    delete from hidden.feed_visits where id in (
      select id from hidden.feed_visits where began_at < ${before} limit ${limit})
  `.execute(db);
  return numAffectedRows;
}

export async function deleteVisitsOf(db: Db, tag: Buffer): Promise<void> {
  await db.deleteFrom('hidden.feedVisits').where('testerTag', '=', tag).execute();
}
