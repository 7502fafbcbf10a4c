import { feedbackRules } from '@firstlight/contract/rules.ts';
import type { Evidence } from '@firstlight/contract/trials/feedback/feedback-limits.ts';
import { sql } from 'kysely';
import { nextQuarter } from '../../../../core/next-quarter.ts';
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
 * A new start takes the place of the last one: its way out no longer leads anywhere. What was proved stays proved, and
 * whoever is counted as testing it goes on being counted from when they were.
 */
export async function startTestRow(db: Db, visit: StartedTest): Promise<void> {
  const { startedAt, tokenHash, tokenExpiresAt } = visit;
  const countedFrom = nextQuarter(startedAt);
  const { aliveAfter } = claimBounds(startedAt);
  await db
    .insertInto('hidden.tests')
    .values({ ...visit, countedFrom })
    .onConflict((conflict) =>
      conflict.column('pairTag').doUpdateSet(({ eb, ref }) => ({
        startedAt,
        tokenHash,
        tokenExpiresAt,
        countedFrom: eb
          .case()
          .when('hidden.tests.countedFrom', '<=', aliveAfter)
          .then(countedFrom)
          .else(ref('hidden.tests.countedFrom'))
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

/**
 * Of those projects that somebody has begun to test, up to some moment. Whoever has answered what nobody sees yet is
 * counted with the answer: apart from it they would tell that it was held.
 */
export async function countTestRows(
  db: Db,
  projectIds: readonly string[],
  until: Date,
): Promise<TestCount[]> {
  const { rows } = await sql<TestCount>`
    select project_id, count(*) filter (where opened_at < ${until})::int as opened,
      count(*) filter (where used_at < ${until})::int as tested
    from hidden.tests where project_id = any(${projectIds}::uuid[]) and not ${isAnswerPending}
    group by project_id
  `.execute(db);
  return rows;
}

const isAnswerPending = sql`(
  exists (
    select from hidden.feedback_authors wrote join hidden.pending_feedback pending using (feedback_id)
    where wrote.pair_tag = tests.pair_tag and is_new and pending.deleted_at is null
  ) or exists (
    select from hidden.skip_authors skipped join hidden.pending_skips using (skip_id)
    where skipped.pair_tag = tests.pair_tag
  ))`;

interface Proof {
  openedAt: Date | null;
  usedAt: Date | null;
}

function evidenceOf(visit: Proof | undefined): Evidence {
  if (visit?.usedAt) return 'used';
  return visit?.openedAt ? 'opened' : 'seen';
}

/** The projects that somebody began to test in the quarter of an hour that ended at this moment. */
export async function listClaimedAt(db: Db, quarter: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden.tests')
    .select('projectId')
    .distinct()
    .where('countedFrom', '=', quarter)
    .execute();
  return rows.map(({ projectId }) => projectId);
}
