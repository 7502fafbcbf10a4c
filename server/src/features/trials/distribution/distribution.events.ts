import { event } from '../../../core/domain-events.ts';

export const distributionEvents = {
  /** A run has offered projects to people; its offers say to whom. */
  offered: event<{ runId: string }>('distribution.offered'),
  /** Somebody has had projects in view that were offered to them. Which ones is not said, and nothing of it is kept. */
  offersNoticed: event<{ testerId: string }>('distribution.offers_noticed'),
};
