import { event } from '../../../core/domain-events.ts';

export const reactionEvents = {
  changed: event<{ projectId: string }>('reactions.changed'),
};
