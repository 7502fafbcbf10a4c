import type { AppealOutcome } from '@firstlight/contract/office/sanctions/sanction-rules.ts';
import { event } from '../../../core/domain-events.ts';

/** Never whose it is: about hidden content nobody may learn it from a queue. */
interface AboutSanction {
  sanctionId: string;
  caseId: string;
}

export const sanctionEvents = {
  /** It can no longer be undone: the statement is mailed, reporters may be answered. */
  confirmed: event<AboutSanction>('sanctions.confirmed'),
  /** `isHidden`: of its author nobody may learn the minute. */
  appealed: event<{ appealId: string; caseId: string; isHidden: boolean }>('sanctions.appealed'),
  /** Half the time to answer is over. */
  appealReminded: event<{ appealId: string }>('sanctions.appeal_reminded'),
  /** All of it is. */
  appealDelayed: event<{ appealId: string }>('sanctions.appeal_delayed'),
  /** Overturned: what the decision took down comes back, and reporters are told. */
  appealDecided: event<AboutSanction & { appealId: string; outcome: AppealOutcome }>(
    'sanctions.appeal_decided',
  ),
};
