import { event } from '../../../core/domain-events.ts';

export const supportEvents = {
  /** The payment provider rang: something there has changed. */
  arrived: event<{ eventId: string }>('support.event_arrived'),
  received: event<{ chargeId: string; pledgeId: string }>('support.received'),
  /** Somebody who gave monthly has closed their account. */
  left: event<{ subscriptionId: string }>('support.left'),
  /** A year in which somebody gave monthly is over. */
  yearEnded: event<{ pledgeId: string; year: number }>('support.year_ended'),
  /** Somebody typed an address: what was given under it, or a number that nothing has. */
  linkAsked: event<{ pledgeId: string; askId: string }>('support.link_asked'),
  /** A plan that runs under such an address: its link is mailed. */
  planAsked: event<{ pledgeId: string; askId: string }>('support.plan_asked'),
};
