import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type {
  DueAppeal,
  listAppeals as listEndpoint,
} from '@firstlight/contract/office/sanctions/sanctions.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { findSanction } from '../sanctions.queries.ts';
import { statementOf } from '../statement/statement-of.ts';
import { listOpenAppeals } from './appeals.queries.ts';
import { mayDecide, withoutOwn } from './may-decide.ts';

/** As many as anybody answers in a day; the next come up as these are decided. */
const page = 100;

/** In the moderator's language: the recipient's would narrow down who a hidden author is. */
export async function listAppeals(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const waiting = [];
  for (const appeal of await listOpenAppeals(ctx.db, ctx.vault, page)) {
    const sanction = await findSanction(ctx.db, ctx.vault, appeal.sanctionId);
    if (sanction) waiting.push({ ...sanction, appeal });
  }
  const items: DueAppeal[] = [];
  for (const { appeal, ...sanction } of await withoutOwn(ctx, waiting)) {
    items.push({
      id: appeal.id,
      caseId: sanction.caseId,
      reference: sanction.reference,
      step: sanction.step,
      rule: sanction.rule,
      subject: sanction.subjectKind,
      isHidden: sanction.isHidden,
      statement: statementOf(ctx.language, sanction),
      body: appeal.body,
      filedAt: appeal.filedAt.toISOString(),
      dueAt: appeal.dueAt.toISOString(),
      isLate: appeal.lateAt !== null,
      can: { decide: await mayDecide(ctx, sanction, appeal) },
    });
  }
  return { items };
}
