import { event } from '../../../core/domain-events.ts';

export const supportEvents = {
  /** The payment provider rang: something there has changed. */
  arrived: event<{ eventId: string }>('support.event_arrived'),
  received: event<{ chargeId: string; pledgeId: string }>('support.received'),
  /** Somebody who gave monthly has closed their account. */
  left: event<{ subscriptionId: string }>('support.left'),
  /** A year in which somebody gave monthly is over. */
  yearEnded: event<{ pledgeId: string; year: number }>('support.year_ended'),
  linkAsked: event<{ pledgeId: string; askId: string }>('support.link_asked'),
};
