import type { InputOf } from '@firstlight/contract/endpoint.ts';
import type { WholeCase } from '@firstlight/contract/office/cases/cases.ts';
import type { answerUnmasking as answerEndpoint } from '@firstlight/contract/office/cases/unmaskings.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { recordAdminAct } from '../../../../core/record-admin-act.ts';
import { inTransaction, type TransactionContext } from '../../../../core/transaction.ts';
import { listAdmins } from '../../../people/accounts/list-admins.ts';
import { requireRecentPassword } from '../../../people/accounts/require-recent-password.ts';
import { caseEvents } from '../cases.events.ts';
import { presentCase } from '../queue/present-case.ts';
import type { NamedCase } from '../queue/queue.queries.ts';
import { hiddenAuthorOf } from '../queue/read-author.ts';
import { holdVisibleCase } from '../queue/visible-case.ts';
import { overSince, seenUntil } from './unmasking-times.ts';
import {
  answerUnmaskingRow,
  findUnmasking,
  type Unmasking,
  type UnmaskingAnswer,
  unmaskedPlace,
} from './unmaskings.queries.ts';

type Tx = TransactionContext<HttpContext<Member>>;

/** Another admin's word, whoever else there is: nobody is ever unmasked by one alone. Once, whoever comes first. */
export async function answerUnmasking(
  ctx: HttpContext<Member>,
  { unmaskingId, agrees }: InputOf<typeof answerEndpoint>,
): Promise<WholeCase> {
  await requireRecentPassword(ctx);
  return inTransaction(ctx, async (tx) => {
    const asked = await findUnmasking(tx.db, unmaskingId);
    if (!asked) throw new AppError('request.not_found');
    const found = await holdVisibleCase(tx, asked.caseId);
    if (asked.askedBy === ctx.actor.id) throw new AppError('cases.same_admin');
    const answer = agrees ? await agreed(tx, asked, found) : ({ state: 'refused' } as const);
    const said = { by: ctx.actor.id, at: tx.now(), askedSince: overSince(tx.now()) };
    const isFirst = answer && (await answerUnmaskingRow(tx.db, unmaskingId, answer, said));
    if (!isFirst) throw new AppError('cases.unmasking_over');
    const { id: subjectId, caseId } = asked;
    await recordAdminAct(tx, { act: 'cases.answerUnmasking', subjectId, caseId, facts: { agrees } });
    tx.record(caseEvents.changed, { caseId });
    return presentCase(tx, found);
  });
}

/** Who it is goes from one seal to another; nobody holds it here. */
async function agreed(tx: Tx, asked: Unmasking, found: NamedCase): Promise<UnmaskingAnswer | undefined> {
  // Whoever asked and is no admin any more would leave the other one alone with it.
  if (!(await listAdmins(tx.db)).includes(asked.askedBy)) return undefined;
  const author = await hiddenAuthorOf(tx, found);
  const sealed = await author?.seal(unmaskedPlace(asked.id));
  return {
    state: 'agreed',
    seenUntil: seenUntil(tx.now()),
    person: sealed?.person ?? null,
    personTag: sealed?.personTag ?? null,
  };
}
