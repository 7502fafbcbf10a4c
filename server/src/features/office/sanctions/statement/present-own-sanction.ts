import type { OwnSanction } from '@firstlight/contract/office/sanctions/sanctions.ts';
import type { Context } from '../../../../core/context.ts';
import type { Appeal } from '../appeals/appeals.queries.ts';
import type { Sanction } from '../sanctions.queries.ts';
import { appealUntil } from '../write-statement.ts';
import { statementOf } from './statement-of.ts';

/** A decision as whoever it is about reads it, in the language they read in. */
export function presentOwnSanction(
  { now, language }: Pick<Context, 'now' | 'language'>,
  sanction: Sanction,
  appeal: Appeal | undefined,
): OwnSanction {
  const until = appealUntil(sanction.decidedAt);
  const state = stateOf(sanction);
  return {
    reference: sanction.reference,
    step: sanction.step,
    rule: sanction.rule,
    state,
    isHidden: sanction.isHidden,
    decidedAt: sanction.decidedAt.toISOString(),
    startsAt: sanction.startsAt.toISOString(),
    endsAt: sanction.endsAt?.toISOString() ?? null,
    statement: statementOf(language, sanction),
    appealUntil: until.toISOString(),
    appeal: appeal ? presentAppeal(appeal) : null,
    can: { appeal: !appeal && state !== 'overturned' && until > now() },
  };
}

function stateOf({ state, startedAt, step }: Sanction): OwnSanction['state'] {
  if (state === 'overturned') return 'overturned';
  if (state === 'paused') return 'paused';
  if (state === 'ended' || state === 'replaced' || state === 'undone' || step === 'warning') return 'over';
  return startedAt ? 'in_force' : 'coming';
}

function presentAppeal({ body, filedAt, dueAt, lateAt, outcome, answer, decidedAt }: Appeal) {
  return {
    body,
    filedAt: filedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isLate: lateAt !== null && outcome === null,
    outcome,
    answer,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
