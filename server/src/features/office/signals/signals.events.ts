import { event } from '../../../core/domain-events.ts';

export const signalEvents = {
  /** Stopped by limits again and again. */
  paceExceeded: event<{ userId: string }>('signals.pace_exceeded'),
};
