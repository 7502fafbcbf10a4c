import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type {
  DueAppeal,
  listAppeals as listEndpoint,
} from '@firstlight/contract/office/sanctions/sanctions.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { nextBoundary } from '../../../../core/publication-boundary.ts';
import { findSanction, type Sanction } from '../sanctions.queries.ts';
import { statementOf } from '../statement/statement-of.ts';
import { untilByLot } from '../until-by-lot.ts';
import { type Appeal, listOpenAppeals } from './appeals.queries.ts';
import { mayDecide, withoutOwn } from './may-decide.ts';

/** As many as anybody answers in a day; the next come up as these are decided. */
const page = 100;
const hour = 60 * 60 * 1000;

/** In the moderator's language: the recipient's would narrow down who a hidden author is. */
export async function listAppeals(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const waiting = [];
  for (const appeal of await listOpenAppeals(ctx.db, ctx.vault, page)) {
    const sanction = await findSanction(ctx.db, ctx.vault, appeal.sanctionId);
    if (sanction && !isYetToShow(ctx, sanction, appeal)) waiting.push({ ...sanction, appeal });
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
      statement: statementFor(ctx, sanction),
      body: appeal.body,
      filedAt: appeal.filedAt.toISOString(),
      dueAt: appeal.dueAt.toISOString(),
      isLate: appeal.lateAt !== null,
      can: { decide: await mayDecide(ctx, sanction, appeal) },
    });
  }
  return { items };
}

/** As its person reads it, but of hidden content without the minute in which their page goes or comes back. */
function statementFor({ language }: HttpContext, sanction: Sanction): DueAppeal['statement'] {
  const { isHidden, startsAt, endsAt } = sanction;
  const statement = statementOf(language, sanction);
  if (!isHidden || !endsAt) return statement;
  const hours = Math.round((endsAt.getTime() - startsAt.getTime()) / hour);
  return { ...statement, until: untilByLot(language, hours) };
}

/** What hidden authors write shows with the full quarter of an hour, an appeal too. */
const isYetToShow = ({ now }: HttpContext, { isHidden }: Sanction, { filedAt }: Appeal): boolean =>
  isHidden && nextBoundary(filedAt) > now();
