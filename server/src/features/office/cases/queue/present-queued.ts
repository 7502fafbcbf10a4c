import type { QueuedCase } from '@firstlight/contract/office/cases/cases.ts';
import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Context, Member } from '../../../../core/context.ts';
import { findNames } from '../../../people/accounts/find-names.ts';
import type { NamedCase } from './queue.queries.ts';
import { weightBand } from './weight-band.policy.ts';

const minute = 60 * 1000;

/** Cases as they stand in the queue. Of hidden authors there is the number alone. */
export async function presentQueued(
  ctx: Context<Member>,
  cases: readonly NamedCase[],
): Promise<QueuedCase[]> {
  const admins = cases.flatMap(({ claimedBy, decidedBy }) => [claimedBy, decidedBy]);
  const names = await findNames(
    ctx.db,
    admins.filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null));
  return cases.map((one) => ({
    id: one.id,
    kind: one.subjectKind,
    state: one.state,
    reason: one.reason,
    isIllegal: one.isIllegal,
    reports: one.reporters,
    weight: weightBand(one.weight),
    signalWeight: one.signalWeight,
    openedAt: one.openedAt.toISOString(),
    dueAt: one.dueAt.toISOString(),
    isLate: (one.state === 'open' || one.state === 'second') && one.dueAt <= ctx.now(),
    hiddenAt: one.hiddenAt?.toISOString() ?? null,
    isRaid: one.isRaid,
    heldUntil: one.heldUntil && one.heldUntil > ctx.now() ? one.heldUntil.toISOString() : null,
    project: projectOf(one),
    author:
      one.authorName !== null && one.authorUsername !== null
        ? { name: one.authorName, username: one.authorUsername }
        : null,
    tester: one.tester,
    isHidden: one.isHidden,
    claim: claimOf(ctx, one, nameOf),
    decided: decidedOf(ctx, one, nameOf),
  }));
}

function projectOf({ projectId, projectName, projectLanguage }: NamedCase): QueuedCase['project'] {
  if (projectId === null || projectName === null || projectLanguage === null) return null;
  return { id: projectId, name: projectName, language: projectLanguage };
}

type NameOf = (id: string | null) => string | null;

function claimOf({ actor, now }: Context<Member>, one: NamedCase, nameOf: NameOf): QueuedCase['claim'] {
  const { claimedBy, claimedUntil } = one;
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now()) return null;
  return { isOwn: claimedBy === actor.id, by: nameOf(claimedBy), until: claimedUntil.toISOString() };
}

function decidedOf({ actor }: Context<Member>, one: NamedCase, nameOf: NameOf): QueuedCase['decided'] {
  const { outcome, decidedBy, decidedAt, step, hours, rule, isSingleHanded } = one;
  if (outcome === null || decidedAt === null) return null;
  return {
    by: nameOf(decidedBy),
    isOwn: decidedBy === actor.id,
    at: decidedAt.toISOString(),
    outcome,
    step,
    hours,
    rule,
    isSingleHanded,
    undoUntil: new Date(decidedAt.getTime() + sanctionLimits.undoMinutes * minute).toISOString(),
  };
}
