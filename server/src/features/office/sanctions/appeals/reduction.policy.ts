import {
  type AppealOutcome,
  type SanctionStep,
  sanctionSteps,
} from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { AppError } from '../../../../core/app-error.ts';

export interface Reduction {
  step: SanctionStep;
  hours: number | null;
}

/** What a decision becomes by an appeal; undefined where it stays or never was. A milder step, or the same for a shorter time. */
export function reductionOf(
  outcome: AppealOutcome,
  before: SanctionStep,
  asked: { step?: SanctionStep | undefined; hours?: number | undefined },
): Reduction | undefined {
  if (outcome !== 'reduced') return undefined;
  const { step, hours = null } = asked;
  if (!step || sanctionSteps.indexOf(step) > sanctionSteps.indexOf(before)) {
    throw new AppError('sanctions.not_milder');
  }
  const needsHours = step !== 'warning';
  if (needsHours !== (hours !== null)) throw new AppError('sanctions.not_milder');
  return { step, hours };
}
