import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { secondDecision as secondEndpoint, WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { caseEvents } from '../cases.events.ts';
import { changeCase } from '../cases.queries.ts';
import { presentCase } from '../queue/present-case.ts';
import type { NamedCase } from '../queue/queue.queries.ts';
import { readAuthor } from '../queue/read-author.ts';
import { holdVisibleCase, visibleCase } from '../queue/visible-case.ts';
import { moveReports } from '../reports/reports.queries.ts';
import { askedOf } from './asked.ts';
import { chooseStep } from './choose-step.policy.ts';
import { imposeForCase } from './impose-for-case.ts';
import { reopenCase } from './reopen-case.ts';

type Tx = TransactionContext<HttpContext<Member>>;

/** Another admin's word on a suspension: it takes the place of the restriction until then, or all of it is taken back. */
export async function secondDecision(
  ctx: HttpContext<Member>,
  { caseId, version, agrees }: InputOf<typeof secondEndpoint>,
): Promise<WholeCase> {
  return inTransaction(ctx, async (tx) => {
    const found = await holdVisibleCase(tx, caseId);
    if (found.state !== 'second' || found.version !== version) throw new AppError('cases.moved');
    if (found.decidedBy === ctx.actor.id) throw new AppError('cases.same_admin');
    if (agrees) await agree(tx, found);
    else await reopenCase(tx, found);
    await recordAdminAct(tx, { act: 'cases.second', subjectId: caseId, caseId, facts: { agrees, version } });
    return presentCase(tx, await visibleCase(tx, caseId));
  });
}

async function agree(tx: Tx, found: NamedCase): Promise<void> {
  const { step, rule, sanctionId, decidedBy } = found;
  if (!step || !rule) throw new Error('nothing was asked for');
  const { strikes, daysSinceLast } = await readAuthor(tx, found);
  const { suggested } = chooseStep({ step, rule }, { count: strikes, daysSinceLast });
  const imposed = await imposeForCase(tx, found, {
    ...(await askedOf(tx.db, tx.vault, found)),
    step,
    hours: null,
    rule,
    suggested,
    decidedBy,
    secondedBy: tx.actor.id,
    isSingleHanded: false,
    ...(sanctionId && { replaces: sanctionId }),
  });
  await moveReports(tx.db, { caseId: found.id }, ['open'], 'upheld');
  await changeCase(tx.db, found, {
    state: 'undoable',
    secondedBy: tx.actor.id,
    decidedAt: tx.now(),
    sanctionId: imposed,
    asked: null,
    claimedBy: null,
    claimedUntil: null,
  });
  tx.record(caseEvents.changed, { caseId: found.id });
}
