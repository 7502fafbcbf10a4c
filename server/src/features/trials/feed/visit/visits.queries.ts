import type { Language } from '@firstlight/contract/languages.ts';
import type { Role } from '@firstlight/contract/people/accounts/account-limits.ts';
import type { FeedReason } from '@firstlight/contract/trials/feed/feed-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { prepared } from '../../../../db/prepared.ts';
import { peopleAs, profilesAs } from '../../../people/accounts/accounts.sql.ts';
import { blocksAs } from '../../../people/blocks/blocks.sql.ts';
import { poolAs } from '../../distribution/distribution.sql.ts';

/** One place in the order of a visit. */
export interface VisitPlace {
  projectId: string;
  reason: FeedReason;
  /** Its categories when the order was made. */
  categories: number;
}

export interface Visit {
  id: string;
  beganAt: Date;
  cards: VisitPlace[];
}

/** A visit by its name; otherwise the latest that began since then. */
export interface WantedVisit {
  id?: string | undefined;
  since?: Date;
}

interface ReaderRow {
  interests: string[] | null;
  language: Language;
  role: Role;
  pooledInterests: number | null;
  pooledLanguage: Language | null;
  blocked: string[];
  visit: (Omit<Visit, 'beganAt'> & { beganAt: string }) | null;
}

/** What somebody cares for, whom they block, what the distribution knows of it, and the wanted visit if it is their own. */
export async function findReaderRow(
  db: Db,
  userId: string,
  tag: Buffer,
  { id, since }: WantedVisit,
): Promise<ReaderRow | undefined> {
  const { rows } = await prepared<ReaderRow>('feed.find-reader')`
    select profiles.interests, users.language, users.role, pool.interests as pooled_interests, pool.language as pooled_language,
      array(select blocks.blocked_id from ${blocksAs('blocks')} where blocks.blocker_id = users.id) as blocked,
      (select json_build_object('id', id, 'beganAt', began_at, 'cards', cards) from (
        (select 1 as choice, id, began_at, cards from hidden.feed_visits where id = ${id ?? null} and tester_tag = ${tag})
        union all
        (select 2, id, began_at, cards from hidden.feed_visits where tester_tag = ${tag} and began_at > ${since ?? null}
         order by began_at desc limit 1)
        order by choice limit 1) as found) as visit
    from ${peopleAs('users')} left join ${profilesAs('profiles')} on profiles.user_id = users.id
    left join ${poolAs('pool')} on pool.tester_id = users.id
    where users.id = ${userId}
  `.execute(db);
  return rows[0];
}

export async function insertVisit(db: Db, tag: Buffer, { id, beganAt, cards }: Visit): Promise<void> {
  await prepared('feed.insert-visit')`
    insert into hidden.feed_visits (id, tester_tag, began_at, cards)
    values (${id}, ${tag}, ${beganAt}, ${JSON.stringify(cards)})
  `.execute(db);
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
