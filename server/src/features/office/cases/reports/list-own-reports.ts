import type { InputOf, ResultOf } from '@firstlight/contract/endpoint.ts';
import { caseLimits, type ReportableKind } from '@firstlight/contract/office/cases/case-rules.ts';
import type { listOwnReports as listEndpoint, OwnReport } from '@firstlight/contract/office/cases/reports.ts';
import * as z from 'zod';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { readCursor, writeCursor } from '../../../../core/cursor.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { reporterTag } from './reporter.ts';
import { listReportsOf } from './reports.queries.ts';

const place = z.strictObject({ reportedAt: z.iso.datetime(), id: z.uuid() });

/** What became of one's own reports. Until an outcome is told, it is open. */
export async function listOwnReports(
  { db, vault, actor }: HttpContext<Member>,
  { after }: InputOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  const rows = await listReportsOf(db, vault, reporterTag(vault, actor.id), {
    after: after === undefined ? undefined : readCursor(place, after),
    limit: caseLimits.page + 1,
  });
  const shown = rows.slice(0, caseLimits.page);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const profiles = shown.flatMap(({ about }) => (about.subjectKind === 'profile' ? [about.subjectId] : []));
  const names = await findNames(db, profiles);
  return {
    items: shown.map(({ about, ...report }): OwnReport => {
      const isTold = about.caseState === 'closed' || report.state === 'withdrawn';
      const isProfile = about.subjectKind === 'profile';
      return {
        id: report.id,
        reference: report.reference,
        kind: about.subjectKind as ReportableKind,
        address: isProfile ? (names.get(about.subjectId)?.username ?? null) : about.subjectId,
        reason: report.reason,
        isIllegal: report.isIllegal,
        body: report.texts?.body ?? null,
        reportedAt: report.reportedAt.toISOString(),
        dueAt: report.dueAt.toISOString(),
        state: isTold ? report.state : 'open',
        closedAt: isTold ? (about.closedAt?.toISOString() ?? null) : null,
        can: { withdraw: report.state === 'open' && about.caseState === 'open' },
      };
    }),
    next: last ? writeCursor(place, { reportedAt: last.reportedAt.toISOString(), id: last.id }) : null,
  };
}
