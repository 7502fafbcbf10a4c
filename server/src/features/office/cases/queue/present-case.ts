import { caseHours, reportWeights } from '@firstlight/contract/office/cases/case-rules.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { suggestStep } from '../../sanctions/suggest-step.ts';
import { askedOf } from '../decide/asked.ts';
import { isSecondNeeded } from '../decide/is-second-needed.ts';
import { isUndoable } from '../decide/undo-window.policy.ts';
import { listCasePictures } from '../evidence/case-pictures.queries.ts';
import { listEvidence } from '../evidence/evidence.queries.ts';
import { listReports, type Report } from '../reports/reports.queries.ts';
import { listSignals } from '../signals/case-signals.queries.ts';
import { presentUnmasking } from '../unmasking/present-unmasking.ts';
import { listNotes } from './notes.queries.ts';
import { presentQueued } from './present-queued.ts';
import type { NamedCase } from './queue.queries.ts';
import { readAuthor } from './read-author.ts';
import { isOthers } from './visible-case.ts';

type Parts = Context<Member>;

const hour = 60 * 60 * 1000;

/** One case, with all that is needed to decide it, and neither a reporter nor a hidden author. */
export async function presentCase(ctx: Parts, found: NamedCase): Promise<WholeCase> {
  const { db, vault } = ctx;
  const [queued] = await presentQueued(ctx, [found]);
  if (!queued) throw new Error('a case is presented as one');
  const reportable = ctx.reportables.find(({ kind }) => kind === found.subjectKind);
  const now = await reportable?.snapshot(ctx, found.subjectId);
  const person = await readAuthor(ctx, found);
  const strikes = { count: person.strikes, daysSinceLast: person.daysSinceLast };
  const evidence = await listEvidence(db, vault, found.id);
  const unmasking = await presentUnmasking(ctx, found.id);
  return {
    ...queued,
    version: found.version,
    writtenAt: found.writtenAt?.toISOString() ?? null,
    evidence: evidence.map(({ takenAt, ...texts }) => ({ ...texts, takenAt: takenAt.toISOString() })),
    pictures: (await listCasePictures(db, found.id)).map(({ id, sourceKey, state, takenAt }) => ({
      id,
      state,
      takenAt: takenAt.toISOString(),
      isStillThere: now?.pictures?.includes(sourceKey) ?? false,
    })),
    now: now ? { words: now.words, isTakenDown: now.isTakenDown } : null,
    given: (await listReports(db, vault, found.id)).map(presentReport),
    signals: (await listSignals(db, found.id)).map(({ notedAt, ...one }) => ({
      ...one,
      notedAt: notedAt.toISOString(),
    })),
    hasEstablished: found.established >= reportWeights.hidingEstablishedMin,
    person,
    suggested: { ordinary: suggestStep(strikes, 'ordinary'), serious: suggestStep(strikes, 'serious') },
    notes: await presentNotes(ctx, found.id),
    asked: await presentAsked(ctx, found),
    isSecondNeeded: await isSecondNeeded(ctx, found),
    unmasking,
    can: { ...canOf(ctx, found), unmask: found.isHidden && unmasking?.state !== 'asked' },
  };
}

function presentReport(report: Report, place: number): WholeCase['given'][number] {
  const { trust, reason, isIllegal, concernsMinors, texts, reportedAt, state } = report;
  return {
    number: place + 1,
    trust,
    reason,
    isIllegal,
    concernsMinors,
    law: texts?.law ?? null,
    body: texts?.body ?? null,
    reportedAt: reportedAt.toISOString(),
    isWithdrawn: state === 'withdrawn',
  };
}

async function presentNotes({ db, vault }: Parts, caseId: string): Promise<WholeCase['notes']> {
  const notes = await listNotes(db, vault, caseId);
  const names = await findNames(
    db,
    notes.map(({ adminId }) => adminId),
  );
  return notes.map(({ id, adminId, text, writtenAt }) => ({
    id,
    by: names.get(adminId)?.name ?? null,
    text,
    writtenAt: writtenAt.toISOString(),
  }));
}

async function presentAsked(ctx: Parts, found: NamedCase): Promise<WholeCase['asked']> {
  const { state, decidedBy, decidedAt, rule } = found;
  if (state !== 'second' || decidedAt === null || rule === null) return null;
  const texts = await askedOf(ctx.db, ctx.vault, found);
  const names = decidedBy ? await findNames(ctx.db, [decidedBy]) : undefined;
  return {
    by: (decidedBy && names?.get(decidedBy)?.name) ?? null,
    isOwn: decidedBy === ctx.actor.id,
    at: decidedAt.toISOString(),
    until: new Date(decidedAt.getTime() + caseHours.second * hour).toISOString(),
    rule,
    ...texts,
  };
}

function canOf(ctx: Parts, found: NamedCase): Omit<WholeCase['can'], 'unmask'> {
  const isFree = !isOthers(found, ctx);
  const isSecond = found.state === 'second' && found.decidedBy !== ctx.actor.id;
  return {
    claim: isFree && (found.state === 'open' || isSecond),
    decide: isFree && found.state === 'open',
    second: isSecond,
    undo: isUndoable(found, ctx.now()),
  };
}
