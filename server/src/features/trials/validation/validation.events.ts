import { event } from '../../../core/domain-events.ts';

export const validationEvents = {
  granted: event<{ projectId: string; on: string }>('validation.granted'),
};
