import type { SanctionRule } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import type { Case } from '../cases.queries.ts';

/** The rule that what was reported names: of minors before all, then the law, where no more is said than that it is broken. */
export function ruleOf({
  reason,
  isIllegal,
  concernsMinors,
}: Pick<Case, 'reason' | 'isIllegal' | 'concernsMinors'>): SanctionRule {
  if (concernsMinors) return 'minors';
  return isIllegal && reason === 'other' ? 'illegal' : reason;
}
