import type { FeedbackFate } from '@firstlight/contract/trials/dashboard/dashboard-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { isVisibleTo, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';
import { writtenBy } from '../hidden/authors.queries.ts';
import { type OwnRow, ownColumns, ownVersions } from '../publish/own-version.sql.ts';
import { isThreadClosed } from '../threads/closings.queries.ts';

export interface ListedRow extends OwnRow {
  givenAt: Date;
  /** Its author may see the project. */
  isSeen: boolean;
  leadsOut: boolean;
  isReplyWaiting: boolean;
  credits: number;
}

export interface OwnPosition {
  givenAt: Date;
  id: string;
}

const replied = sql`(coalesce((
  select from_maker from feedback_replies said
  where said.feedback_id = feedback.id and (taken_down_at is null or not from_maker) and not is_undelivered
  order by position desc nulls first limit 1
), false) and not ${isThreadClosed})`;

const credited = sql`(
  select count(*)::int from iteration_feedback credit where credit.feedback_id = feedback.id
)`;

const fates: Record<FeedbackFate, RawBuilder<unknown>> = {
  helpful: sql`mark = 'helpful'`,
  replied,
  credited: sql`exists (select from iteration_feedback credit where credit.feedback_id = feedback.id)`,
  uncounted: sql`uncounted_for is not null`,
};

/** What one person wrote, latest first: their own rows alone are walked, however much others have written. */
export async function listOwnRows(
  db: Db,
  vault: Vault,
  actor: Member,
  { fate, after, limit }: { fate: FeedbackFate | undefined; after: OwnPosition | undefined; limit: number },
): Promise<ListedRow[]> {
  const beyond = after
    ? sql`and (given_at, feedback_id) < (${after.givenAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ListedRow>`
    select ${ownColumns}, given_at, is_seen, leads_out, ${replied} as is_reply_waiting, ${credited} as credits
    from ${writtenBy(vault, actor.id)} as written join ${ownVersions} as feedback on feedback.id = feedback_id
    cross join lateral (
      select ${isVisibleTo(actor)} as is_seen,
        (link is not null or call_to_action_url is not null) as leads_out
      from ${projectsWithOwners} where projects.id = feedback.project_id
    ) as tested
    where deleted_at is null and ${fate ? fates[fate] : sql`true`} ${beyond}
    order by given_at desc, feedback_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** By what one wrote and has not deleted. */
export async function listTestedIds(db: Db, vault: Vault, actor: Member, limit: number): Promise<string[]> {
  const { rows } = await sql<{ projectId: string }>`
    select feedback.project_id
    from ${writtenBy(vault, actor.id)} as written join ${ownVersions} as feedback on feedback.id = feedback_id
    where deleted_at is null order by given_at desc, feedback_id desc limit ${limit}
  `.execute(db);
  return rows.map(({ projectId }) => projectId);
}
