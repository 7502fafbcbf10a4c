import type { ReporterTrust, ReportReason } from '@firstlight/contract/office/cases/case-rules.ts';
import type { ReportForm } from '@firstlight/contract/office/cases/reports.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Reports } from '../../../../db/schema.ts';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import type { Case } from '../cases.queries.ts';

/** What somebody wrote with a report, sealed. */
export interface ReportTexts {
  body: string | null;
  law: string | null;
}

export interface Report extends Omit<Selectable<Reports>, 'reason' | 'trust' | 'texts'> {
  reason: ReportReason;
  trust: ReporterTrust;
  /** Null once they are forgotten. */
  texts: ReportTexts | null;
}

/** A report, with what it was about and whether that is decided and told. */
export interface ReportAbout extends Report {
  about: Pick<Case, 'subjectKind' | 'subjectId' | 'state' | 'outcome' | 'sanctionId' | 'closedAt'>;
}

export type NewReport = Omit<Insertable<Reports>, 'texts' | 'state'> & { texts: ReportTexts };

/** False: this reporter has one there, or the reference is somebody's. */
export async function insertReport(db: Db, vault: Vault, report: NewReport): Promise<boolean> {
  const texts = await sealTexts(db, vault, report.id, report.texts);
  const added = await db
    .insertInto('reports')
    .values({ ...report, texts })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findReport(db: Db, vault: Vault, id: string): Promise<Report | undefined> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openReport(db, vault, row);
}

/** In the order in which they came. */
export async function listReports(db: Db, vault: Vault, caseId: string): Promise<Report[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('caseId', '=', caseId)
    .orderBy('reportedAt')
    .orderBy('id')
    .execute();
  return Promise.all(rows.map((row) => openReport(db, vault, row)));
}

/** What counts of those that were not withdrawn, in the order in which they came. */
export async function listCounted(db: Db, caseId: string) {
  const rows = await db
    .selectFrom('reports')
    .select(['reporterTag', 'weight', 'isYoung', 'reason', 'isIllegal', 'concernsMinors', 'dueAt'])
    .where('caseId', '=', caseId)
    .where('state', '<>', 'withdrawn')
    .orderBy('reportedAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as ReportReason }));
}

/** This reporter's own in a case. */
export async function findReportBy(
  db: Db,
  vault: Vault,
  caseId: string,
  reporterTag: Buffer,
): Promise<Report | undefined> {
  const row = await db
    .selectFrom('reports')
    .selectAll()
    .where('caseId', '=', caseId)
    .where('reporterTag', '=', reporterTag)
    .executeTakeFirst();
  return row && openReport(db, vault, row);
}

/** Latest first, from behind a place on; with what it was about and whether that is decided and told. */
export async function listReportsOf(
  db: Db,
  vault: Vault,
  reporterTag: Buffer,
  { after, limit }: { after?: { reportedAt: string; id: string } | undefined; limit: number },
): Promise<ReportAbout[]> {
  let query = withCase(db).where('reports.reporterTag', '=', reporterTag);
  if (after)
    query = query.where(
      sql<boolean>`(reports.reported_at, reports.id) < (${after.reportedAt}::timestamptz, ${after.id}::uuid)`,
    );
  const rows = await query
    .orderBy('reports.reportedAt', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => openWithCase(db, vault, row)));
}

/** One of this reporter's. */
export async function findOwnReport(
  db: Db,
  vault: Vault,
  reporterTag: Buffer,
  id: string,
): Promise<ReportAbout | undefined> {
  const row = await withCase(db)
    .where('reports.reporterTag', '=', reporterTag)
    .where('reports.id', '=', id)
    .executeTakeFirst();
  return row && openWithCase(db, vault, row);
}

const withCase = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.caseId')
    .selectAll('reports')
    .select([
      'cases.subjectKind',
      'cases.subjectId',
      'cases.state as caseState',
      'cases.outcome',
      'cases.sanctionId',
      'cases.closedAt',
    ]);

type RowWithCase = Awaited<ReturnType<ReturnType<typeof withCase>['execute']>>[number];

async function openWithCase(db: Db, vault: Vault, row: RowWithCase): Promise<ReportAbout> {
  const { subjectKind, subjectId, caseState, outcome, sanctionId, closedAt, ...report } = row;
  const about = {
    subjectKind,
    subjectId,
    state: caseState,
    outcome,
    sanctionId,
    closedAt,
  } as ReportAbout['about'];
  return { ...(await openReport(db, vault, report)), about };
}

/** Withdrawn before, and given again: with new words and its weight of today. */
export async function renewReport(db: Db, vault: Vault, id: string, report: NewReport): Promise<void> {
  const { reason, isIllegal, concernsMinors, weight, trust, isYoung, reportedAt, dueAt } = report;
  const texts = await sealTexts(db, vault, id, report.texts);
  const changes = { reason, isIllegal, concernsMinors, weight, trust, isYoung, reportedAt, dueAt, texts };
  await db
    .updateTable('reports')
    .set({ ...changes, state: 'open' })
    .where('id', '=', id)
    .execute();
}

export async function moveReports(
  db: Db,
  which: { caseId: string } | { id: string },
  from: Report['state'][],
  to: Report['state'],
): Promise<void> {
  const query = db.updateTable('reports').set({ state: to }).where('state', 'in', from);
  await ('id' in which
    ? query.where('id', '=', which.id)
    : query.where('caseId', '=', which.caseId)
  ).execute();
}

/** Of members, and not withdrawn. */
export async function listOutcomes(db: Db, caseId: string) {
  return db
    .selectFrom('reports')
    .select(['reporterTag', 'state'])
    .where('caseId', '=', caseId)
    .where('isGuest', '=', false)
    .where('state', 'in', ['upheld', 'rejected'])
    .orderBy('reporterTag')
    .execute();
}

/** Of those who reported in this case: who has reported the same so many things, this one among them. */
export async function listReportingTogether(
  db: Db,
  caseId: string,
  { since, from }: { since: Date; from: number },
): Promise<[string, string][]> {
  const { rows } = await sql<{ one: string; other: string }>`
    with here as (select distinct reporter_tag from reports
      where case_id = ${caseId} and reporter_tag is not null and state <> 'withdrawn'),
    theirs as (select reports.case_id, reports.reporter_tag from reports join here using (reporter_tag)
      where reported_at > ${since} and state <> 'withdrawn')
    select encode(one.reporter_tag, 'hex') as one, encode(other.reporter_tag, 'hex') as other
    from theirs one join theirs other on other.case_id = one.case_id and other.reporter_tag > one.reporter_tag
    group by one.reporter_tag, other.reporter_tag having count(*) >= ${from}
  `.execute(db);
  return rows.map(({ one, other }) => [one, other]);
}

/** How often what somebody wrote under their name is reported. What weighs nothing hides nothing: with it an author could feign a raid on themselves. */
export async function countReportsAgainst(
  db: Db,
  authorId: string,
  { hourAgo, monthAgo }: { hourAgo: Date; monthAgo: Date },
): Promise<{ lastHour: number; lastMonth: number }> {
  const { rows } = await sql<{ lastHour: number; lastMonth: number }>`
    select count(*) filter (where reported_at > ${hourAgo})::int as last_hour, count(*)::int as last_month
    from reports join cases on cases.id = case_id
    where author_id = ${authorId} and reported_at > ${monthAgo} and reports.state <> 'withdrawn'
      and reports.weight > 0
  `.execute(db);
  return rows[0] ?? { lastHour: 0, lastMonth: 0 };
}

/** Whether one of these cases was about this reason. */
export async function findReportOfReason(
  db: Db,
  caseIds: readonly string[],
  { reason, isIllegal, concernsMinors = false }: Pick<ReportForm, 'reason' | 'isIllegal' | 'concernsMinors'>,
): Promise<string | undefined> {
  if (caseIds.length === 0) return undefined;
  const row = await db
    .selectFrom('reports')
    .select('caseId')
    .where('caseId', 'in', [...caseIds])
    .where('reason', '=', reason)
    .where('isIllegal', '=', isIllegal)
    .where('concernsMinors', '=', concernsMinors)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  return row?.caseId;
}

async function openReport(db: Db, vault: Vault, row: Selectable<Reports>): Promise<Report> {
  const texts = row.texts && (JSON.parse(await vault.unseal(db, place(row.id), row.texts)) as ReportTexts);
  return { ...row, texts, reason: row.reason as ReportReason, trust: row.trust as ReporterTrust };
}

const sealTexts = (db: Db, vault: Vault, id: string, texts: ReportTexts) =>
  vault.seal(db, place(id), JSON.stringify(texts), { padded: true });

function place(rowId: string) {
  return { table: 'reports', column: 'texts', rowId, scope: { type: 'moderation', id: 'cases' } };
}
