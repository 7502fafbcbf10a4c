import type { Context } from '../../../../core/context.ts';
import type { TransactionContext } from '../../../../core/transaction.ts';
import { applyEffects } from '../force/apply-effects.ts';
import { leaveForce } from '../force/leave-force.ts';
import { moveSanction, type Sanction } from '../sanctions.queries.ts';
import type { Reduction } from './reduction.policy.ts';

type Tx = TransactionContext<Context>;

const hour = 60 * 60 * 1000;
const standing = ['pending', 'active', 'paused', 'ended'] as const;

/** As if it had never been. What it took down comes back with the event that follows. */
export async function overturnSanction(tx: Tx, { id, step }: Sanction, userId: string | null): Promise<void> {
  await moveSanction(tx.db, id, standing, { state: 'overturned', closedAt: tx.now(), pausedAt: null });
  if (userId) await leaveForce(tx, userId, step);
}

/** Milder, or shorter, counted from when it began. It stays one decision, and one strike. */
export async function reduceSanction(
  tx: Tx,
  sanction: Sanction,
  userId: string | null,
  { step, hours }: Reduction,
): Promise<void> {
  const endsAt = hours === null ? null : new Date(sanction.startsAt.getTime() + hours * hour);
  const isOver = sanction.state === 'ended' || endsAt === null || endsAt <= tx.now();
  const changes = {
    step,
    endsAt,
    reducedFrom: sanction.step,
    pausedAt: null,
    ...nextState(tx, sanction, isOver),
  };
  await moveSanction(tx.db, sanction.id, standing, changes);
  if (!userId) return;
  await leaveForce(tx, userId, sanction.step);
  if (!isOver && sanction.startedAt) await applyEffects(tx, userId, { ...sanction, step });
}

/** What has not been told of yet is told of in its time: answered within the ten minutes, it still waits for their end. */
function nextState(tx: Tx, { state }: Sanction, isOver: boolean) {
  if (state === 'pending') return {};
  return isOver ? ({ state: 'ended', closedAt: tx.now() } as const) : ({ state: 'active' } as const);
}

/** It stays. One that was paused because our answer was late goes on for the time that was left. */
export async function resumeSanction(tx: Tx, sanction: Sanction, userId: string | null): Promise<void> {
  const { id, state, endsAt, pausedAt } = sanction;
  if (state !== 'paused' || !endsAt || !pausedAt) return;
  const left = endsAt.getTime() - pausedAt.getTime();
  const resumed = { state: 'active', pausedAt: null, endsAt: new Date(tx.now().getTime() + left) } as const;
  await moveSanction(tx.db, id, ['paused'], resumed);
  if (userId) await applyEffects(tx, userId, sanction);
}
