import { event } from '../../../core/domain-events.ts';

/** Never who gave what: a round knows no more than how much. */
export const roundEvents = {
  /** Asked for, opened, closed, cancelled, or told in another step. */
  changed: event<{ groupId: string }>('rounds.changed'),
  opened: event<{ roundId: string }>('rounds.opened'),
  closed: event<{ roundId: string }>('rounds.closed'),
};
