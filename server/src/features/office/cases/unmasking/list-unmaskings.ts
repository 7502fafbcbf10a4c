import type { ResultOf } from '@firstlight/contract/endpoint.ts';
import type {
  DueUnmasking,
  listUnmaskings as listEndpoint,
} from '@firstlight/contract/office/cases/unmaskings.ts';
import type { HttpContext, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import { presentQueued } from '../queue/present-queued.ts';
import { listNamedCases } from '../queue/queue.queries.ts';
import { withoutConflict } from '../queue/without-conflict.ts';
import { answerUntil, overSince } from './unmasking-times.ts';
import { listWaitingUnmaskings } from './unmaskings.queries.ts';

/** More than anybody should ever ask for; the next come up as these are answered. */
const page = 100;

/** What the reader can answer: not their own, and nothing of a case that is not theirs to see. */
export async function listUnmaskings(ctx: HttpContext<Member>): Promise<ResultOf<typeof listEndpoint>> {
  const waiting = await listWaitingUnmaskings(ctx.db, overSince(ctx.now()), page);
  const others = waiting.filter(({ askedBy }) => askedBy !== ctx.actor.id);
  const cases = await listNamedCases(ctx.db, [...new Set(others.map(({ caseId }) => caseId))]);
  const queued = await presentQueued(ctx, await withoutConflict(ctx, cases));
  const free = new Map(queued.map((one) => [one.id, one]));
  const names = await findNames(ctx.db, [...new Set(others.map(({ askedBy }) => askedBy))]);
  const items: DueUnmasking[] = others.flatMap(({ id, caseId, ground, askedBy, askedAt }) => {
    const found = free.get(caseId);
    if (!found) return [];
    const by = names.get(askedBy)?.name ?? null;
    const dueAt = answerUntil(askedAt).toISOString();
    return [{ id, case: found, ground, by, askedAt: askedAt.toISOString(), dueAt }];
  });
  return { items };
}
