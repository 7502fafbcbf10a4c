import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { ReporterTallies } from '../../../../db/schema.ts';

export type Tally = Selectable<ReporterTallies>;

const none = { upheld: 0, rejected: 0, warnedAt: null, unweightedUntil: null };

/** What became of somebody's reports so far. */
export async function findTally(db: Db, reporterTag: Buffer): Promise<Tally> {
  const row = await db
    .selectFrom('reporterTallies')
    .selectAll()
    .where('reporterTag', '=', reporterTag)
    .executeTakeFirst();
  return row ?? { reporterTag, ...none };
}

export async function addToTally(
  db: Db,
  reporterTag: Buffer,
  { upheld, rejected }: { upheld: number; rejected: number },
): Promise<void> {
  await sql`
    insert into reporter_tallies (reporter_tag, upheld, rejected)
    values (${reporterTag}, greatest(${upheld}::int, 0), greatest(${rejected}::int, 0))
    on conflict (reporter_tag) do update set
      upheld = greatest(reporter_tallies.upheld + ${upheld}::int, 0),
      rejected = greatest(reporter_tallies.rejected + ${rejected}::int, 0)
  `.execute(db);
}

export async function saveWarning(
  db: Db,
  reporterTag: Buffer,
  warned: Pick<Tally, 'warnedAt' | 'unweightedUntil'>,
): Promise<void> {
  await db.updateTable('reporterTallies').set(warned).where('reporterTag', '=', reporterTag).execute();
}
