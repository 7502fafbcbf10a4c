import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { sql } from 'kysely';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import type { Db } from '../../../../db/database.ts';
import type { AuthorTags } from '../author-tags.ts';
import { claimBounds } from '../claim-age.ts';
import type { TestCount } from '../count-tests.ts';

export interface StartedTest extends AuthorTags {
  projectId: string;
  startedAt: Date;
  /** Null where there is nothing to open. */
  tokenHash: Buffer | null;
  tokenExpiresAt: Date | null;
}

/**
 * Stores that a test was begun. It replaces the last one of the same tester, whose address no longer works; its evidence
 * stays. It counts from the next boundary on, unless the last one still counts.
 */
export async function startTestRow(db: Db, visit: StartedTest): Promise<void> {
  const { startedAt, tokenHash, tokenExpiresAt } = visit;
  const publishAt = nextBoundary(startedAt);
  const { aliveAfter } = claimBounds(startedAt);
  await db
    .insertInto('hidden.tests')
    .values({ ...visit, publishAt })
    .onConflict((conflict) =>
      conflict.column('pairTag').doUpdateSet(({ eb, ref }) => ({
        startedAt,
        tokenHash,
        tokenExpiresAt,
        publishAt: eb
          .case()
          .when('hidden.tests.countedFrom', '>', aliveAfter)
          .then(ref('hidden.tests.publishAt'))
          .else(eb.fn.coalesce(ref('hidden.tests.publishAt'), eb.val(publishAt)))
          .end(),
      })),
    )
    .execute();
}

/** Uses up a way out. Two at once: one of them finds it gone. */
export async function openTestRow(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('hidden.tests')
    .set(({ fn, val }) => ({
      openedAt: fn.coalesce('openedAt', val(now)),
      lastOpenedAt: now,
      tokenHash: null,
      tokenExpiresAt: null,
    }))
    .where('tokenHash', '=', tokenHash)
    .where('tokenExpiresAt', '>', now)
    .returning('projectId')
    .executeTakeFirst();
}

/** Coming back proves use after a minute; having stayed with an idea's page proves reading after twenty seconds. */
export async function returnToTestRow(
  db: Db,
  pairTag: Buffer,
  { leadsOut, now }: { leadsOut: boolean; now: Date },
): Promise<Evidence> {
  const isRead = sql`(not ${leadsOut}
    and started_at <= ${now}::timestamptz - make_interval(secs => ${feedbackRules.ideaReadSeconds}))`;
  const { rows } = await sql<Proof>`
    update hidden.tests set
      opened_at = case when opened_at is null and ${isRead} then ${now} else opened_at end,
      last_opened_at = case
        when ${isRead} and (last_opened_at is null or last_opened_at < started_at)
        then ${now} else last_opened_at end,
      used_at = case
        when used_at is null and ${leadsOut}
          and opened_at <= ${now}::timestamptz - make_interval(secs => ${feedbackRules.usedAfterSeconds})
        then ${now} else used_at end
    where pair_tag = ${pairTag}
    returning opened_at, used_at
  `.execute(db);
  return evidenceOf(rows[0]);
}

export async function findEvidence(db: Db, pairTag: Buffer): Promise<Evidence> {
  const row = await db
    .selectFrom('hidden.tests')
    .select(['openedAt', 'usedAt'])
    .where('pairTag', '=', pairTag)
    .executeTakeFirst();
  return evidenceOf(row);
}

/** One person's tests, in the order of their tags, which says nothing. */
export function testsAfter(
  db: Db,
  authorTag: Buffer,
  { after, limit }: { after: Buffer | undefined; limit: number },
) {
  return db
    .selectFrom('hidden.tests')
    .select(['pairTag', 'projectId', 'startedAt', 'openedAt', 'lastOpenedAt', 'usedAt'])
    .where('authorTag', '=', authorTag)
    .$if(after !== undefined, (query) => query.where('pairTag', '>', after ?? Buffer.alloc(0)))
    .orderBy('pairTag')
    .limit(limit)
    .execute();
}

/** Counts the people who opened and who used each project before a boundary. Projects that nobody opened are left out. */
export async function countTestRows(
  db: Db,
  projectIds: readonly string[],
  until: Date,
): Promise<TestCount[]> {
  const { rows } = await sql<TestCount>`
    select project_id, count(*) filter (where opened_at < ${until})::int as opened,
      count(*) filter (where used_at < ${until})::int as tested
    from hidden.tests where project_id = any(${projectIds}::uuid[])
    group by project_id
  `.execute(db);
  return rows;
}

interface Proof {
  openedAt: Date | null;
  usedAt: Date | null;
}

function evidenceOf(visit: Proof | undefined): Evidence {
  if (visit?.usedAt) return 'used';
  return visit?.openedAt ? 'opened' : 'seen';
}
