import { sanctionLimits } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Case } from '../cases.queries.ts';

const minute = 60 * 1000;

/** Decided, not yet told, and less than ten minutes ago. */
export function isUndoable({ state, decidedAt }: Pick<Case, 'state' | 'decidedAt'>, now: Date): boolean {
  if (state !== 'undoable' || decidedAt === null) return false;
  return now.getTime() < decidedAt.getTime() + sanctionLimits.undoMinutes * minute;
}
