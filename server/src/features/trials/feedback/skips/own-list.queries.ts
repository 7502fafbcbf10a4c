import { sql } from 'kysely';
import type { Member } from '../../../../core/context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { isVisibleTo, projectsWithOwners } from '../../../showcase/projects/projects.sql.ts';
import { openNotes, type SealedNote } from './notes.queries.ts';
import { type OwnNote, skippedBy } from './skips-of-author.queries.ts';

export interface OwnSkipRow extends OwnNote {
  skippedAt: Date;
  /** Its author may see the project. */
  isSeen: boolean;
  credits: number;
}

export interface OwnSkipPosition {
  skippedAt: Date;
  id: string;
}

/** What one person skipped, latest first: their own rows alone are walked, however much others have skipped. */
export async function listOwnSkipRows(
  db: Db,
  vault: Vault,
  actor: Member,
  { after, limit }: { after: OwnSkipPosition | undefined; limit: number },
): Promise<OwnSkipRow[]> {
  const beyond = after
    ? sql`where (skipped_at, skip_id) < (${after.skippedAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<SealedNote<OwnSkipRow>>`
    select id, project_id, reason, note, given_on::text as given_on, skipped_at, is_seen,
      (select count(*)::int from iteration_skips credit where credit.skip_id = skips.id) as credits
    from (select * from ${skippedBy(vault, actor.id)} as skipped ${beyond}
      order by skipped_at desc, skip_id desc limit ${limit}) as page join skips on skips.id = skip_id
    cross join lateral (
      select ${isVisibleTo(actor)} as is_seen
      from ${projectsWithOwners} where projects.id = skips.project_id
    ) as seen
    order by skipped_at desc, skip_id desc
  `.execute(db);
  return openNotes(db, vault, rows);
}
