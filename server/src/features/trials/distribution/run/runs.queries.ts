import type { RunKind } from '@firstlight/contract/trials/distribution/distribution.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';

export interface RunCounts {
  projects: number;
  offers: number;
  redistributed: number;
  expired: number;
  messages: number;
}

interface RunEnd extends Partial<RunCounts> {
  finishedAt: Date;
  milliseconds?: number;
  error?: string;
}

export interface NewRun extends Partial<RunEnd> {
  id: string;
  kind: RunKind;
  isDryRun: boolean;
  requestedBy: string | null;
  /** Sorted; null: all. */
  projectIds: string[] | null;
  startedAt: Date;
}

/** False: another run is under way. The index decides, not a look before. */
export async function insertRun(db: Db, run: NewRun): Promise<boolean> {
  const row = await db
    .insertInto('distributionRuns')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A run ends once: whoever took it for dead while it was ending changes nothing. */
export async function finishRun(db: Db, id: string, end: RunEnd): Promise<void> {
  await db
    .updateTable('distributionRuns')
    .set(end)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}

export function findRun(db: Db, id: string) {
  return db.selectFrom('distributionRuns').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export type RunRow = Awaited<ReturnType<typeof findRun>>;

export function findRunning(db: Db) {
  return db.selectFrom('distributionRuns').selectAll().where('finishedAt', 'is', null).executeTakeFirst();
}

/** The latest that changed something; `kind` narrows it. */
export function findLatest(db: Db, kind?: RunKind) {
  return db
    .selectFrom('distributionRuns')
    .selectAll()
    .where('isDryRun', '=', false)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'admin'))
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What an admin asked for last, whether it was done or only tried. */
export function findLatestOf(db: Db, adminId: string) {
  return db
    .selectFrom('distributionRuns')
    .select(['isDryRun', 'projectIds', 'startedAt'])
    .where('requestedBy', '=', adminId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Held by whoever is distributing, until their transaction ends, however it ends. */
const lock = sql`hashtextextended('distribution', 0)`;

export async function holdLock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
}

/** True: nobody holds it. */
export async function isLockFree(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${lock}) as free`.execute(
    db,
  );
  return rows[0]?.free === true;
}
