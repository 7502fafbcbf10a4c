import { event } from '../../../core/domain-events.ts';

export const caseEvents = {
  /** By somebody without an account, who gave an address. */
  guestReported: event<{ reportId: string }>('cases.guest_reported'),
  /** The decision can no longer be undone, or was overturned later: whoever reported is told. */
  closed: event<{ caseId: string }>('cases.closed'),
};
