import type { InputOf } from '@firstlight/contract/endpoint.ts';
import { caseHours } from '@firstlight/contract/office/cases/case-rules.ts';
import type { decideCase as decideEndpoint, WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import type { Measure } from '../../../../core/reportable.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { liftSanction } from '../../sanctions/lift-sanction.ts';
import { caseEvents } from '../cases.events.ts';
import { changeCase } from '../cases.queries.ts';
import { presentCase } from '../queue/present-case.ts';
import type { NamedCase } from '../queue/queue.queries.ts';
import { readAuthor } from '../queue/read-author.ts';
import { holdVisibleCase, isOthers, visibleCase } from '../queue/visible-case.ts';
import { moveReports } from '../reports/reports.queries.ts';
import { sealAsked } from './asked.ts';
import { chooseStep } from './choose-step.policy.ts';
import { imposeForCase } from './impose-for-case.ts';
import { isSecondNeeded } from './is-second-needed.ts';
import { showContent } from './show-content.ts';

type Input = InputOf<typeof decideEndpoint>;
type Tx = TransactionContext<HttpContext<Member>>;

/** All that follows stands in one transaction: the content, the sanction, the standing, what is noted of it. Whoever comes second is told that it moved. */
export async function decideCase(ctx: HttpContext<Member>, input: Input): Promise<WholeCase> {
  return inTransaction(ctx, async (tx) => {
    const found = await holdVisibleCase(tx, input.caseId);
    if (found.state !== 'open' || found.version !== input.version) throw new AppError('cases.moved');
    if (isOthers(found, tx)) throw new AppError('cases.claimed');
    if (input.outcome === 'upheld') await uphold(tx, found, input);
    else await reject(tx, found);
    return presentCase(tx, await visibleCase(tx, found.id));
  });
}

/** No violation: shown again, whatever reports had hidden. */
async function reject(tx: Tx, found: NamedCase): Promise<void> {
  if (found.hiddenAt) await showContent(tx, found);
  await moveReports(tx.db, { caseId: found.id }, ['open'], 'rejected');
  await decided(tx, found, { outcome: 'no_violation', step: null, hours: null, rule: null });
}

async function uphold(tx: Tx, found: NamedCase, input: Input): Promise<void> {
  const { step, rule, deviation = null } = input;
  if (!step || !rule) throw new AppError('request.invalid', { fields: [step ? 'rule' : 'step'] });
  const { strikes, daysSinceLast } = await readAuthor(tx, found);
  const chosen = chooseStep({ step, rule, hours: input.hours }, { count: strikes, daysSinceLast });
  if (chosen.isDeviation && !deviation) throw new AppError('cases.deviation_needed');
  const measure = measureOf(tx, found, input);
  const texts = { facts: input.facts || null, law: input.law || null, deviation, measure };
  const isOfTwo = step === 'suspension';
  const isAsked = isOfTwo && (await isSecondNeeded(tx, found));
  const reportable = tx.reportables.find(({ kind }) => kind === found.subjectKind);
  await reportable?.takeDown(tx, found.subjectId, true, { caseId: found.id, isUpheld: true, measure });
  // Until a second admin has agreed, a restriction stands in for the suspension.
  const now = isAsked ? { step: 'restriction' as const, hours: caseHours.second } : chosen;
  const sanctionId = await imposeForCase(tx, found, {
    ...texts,
    ...now,
    rule,
    suggested: chosen.suggested,
    decidedBy: tx.actor.id,
    isSingleHanded: isOfTwo && !isAsked,
  });
  const { hours } = chosen;
  const shared = { outcome: 'upheld', step, hours, rule, sanctionId } as const;
  if (isAsked) {
    const asked = await sealAsked(tx.db, tx.vault, found.id, texts);
    await decided(tx, found, { ...shared, state: 'second', asked }, measure);
  } else {
    await moveReports(tx.db, { caseId: found.id }, ['open'], 'upheld');
    await decided(tx, found, { ...shared, isSingleHanded: isOfTwo }, measure);
  }
}

/** Where there is a choice: only of some content can more become than that it is removed. */
function measureOf(tx: Tx, { subjectKind }: NamedCase, { measure }: Input): Measure | null {
  if (!measure) return null;
  const { measures = [] } = tx.reportables.find(({ kind }) => kind === subjectKind) ?? {};
  if (!measures.includes(measure)) throw new AppError('request.invalid', { fields: ['measure'] });
  return measure;
}

type Decided = Parameters<typeof changeCase>[2] & Pick<NamedCase, 'outcome' | 'step' | 'rule'>;

async function decided(
  tx: Tx,
  found: NamedCase,
  changes: Decided,
  measure: Measure | null = null,
): Promise<void> {
  // A person has looked: what a machine held is over, whatever was decided. Undoing the decision does not bring it back.
  if (found.holdId)
    await liftSanction(tx, found.holdId, changes.outcome === 'upheld' ? 'ended' : 'overturned');
  await changeCase(tx.db, found, {
    state: 'undoable',
    heldUntil: null,
    ...changes,
    decidedBy: tx.actor.id,
    decidedAt: tx.now(),
    claimedBy: null,
    claimedUntil: null,
  });
  const { outcome, step, rule, state = 'undoable' } = changes;
  tx.record(caseEvents.changed, { caseId: found.id });
  await recordAdminAct(tx, {
    act: 'cases.decide',
    subjectId: found.id,
    caseId: found.id,
    facts: { outcome, step, rule, state, ...(measure && { measure }), version: found.version },
  });
}
