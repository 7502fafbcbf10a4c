import { newsletterRules } from '@firstlight/contract/rules.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { LaneTrouble, MailLane, NewsletterLanes } from '../../../../db/schema.ts';

export type LaneRow = Selectable<NewsletterLanes>;

const { linesFirst, linesMax, acceptedForLine } = newsletterRules;

/** As many lines as it has earned; none while it is paused. */
export async function readLines(db: Db, lane: MailLane, now: Date): Promise<number> {
  const row = await db.selectFrom('newsletterLanes').selectAll().where('lane', '=', lane).executeTakeFirst();
  if (row?.pausedUntil && row.pausedUntil > now) return 0;
  return row?.lines ?? linesFirst;
}

export function listLanes(db: Db): Promise<LaneRow[]> {
  return db.selectFrom('newsletterLanes').selectAll().orderBy('lane').execute();
}

/** A provider that asks for patience gets half as many lines; one that takes letter after letter gets another one. */
export async function updatePace(
  db: Db,
  lane: MailLane,
  { accepted, wasSlowed }: { accepted: number; wasSlowed: boolean },
): Promise<void> {
  await sql`
    insert into newsletter_lanes as lanes (lane, lines, accepted)
    values (${lane}, ${wasSlowed ? Math.ceil(linesFirst / 2) : linesFirst}, ${wasSlowed ? 0 : accepted})
    on conflict (lane) do update set
      lines = case when ${wasSlowed} then greatest(1, lanes.lines / 2)
        else least(${linesMax}, lanes.lines + (lanes.accepted + ${accepted}::int) / ${acceptedForLine}::int) end,
      accepted = case when ${wasSlowed} then 0 else (lanes.accepted + ${accepted}::int) % ${acceptedForLine}::int end
  `.execute(db);
}

/** Pauses delivery to a group of providers. A longer pause is not shortened. */
export async function pauseLane(
  db: Db,
  lane: MailLane,
  { until, trouble }: { until: Date; trouble: LaneTrouble },
): Promise<void> {
  await sql`
    insert into newsletter_lanes as lanes (lane, lines, paused_until, trouble) values (${lane}, 1, ${until}, ${trouble})
    on conflict (lane) do update set paused_until = greatest(lanes.paused_until, excluded.paused_until),
      trouble = excluded.trouble, lines = 1, accepted = 0
  `.execute(db);
}

/** Ends all pauses. */
export async function resumeLanes(db: Db): Promise<void> {
  await db.updateTable('newsletterLanes').set({ pausedUntil: null, trouble: null }).execute();
}
