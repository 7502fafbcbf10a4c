import { event } from '../../../core/domain-events.ts';

export const validationEvents = {
  /** It would be Validated, were not so much of its feedback doubtful. For moderators alone. */
  doubted: event<{ projectId: string }>('validation.doubted'),
  granted: event<{ projectId: string; on: string }>('validation.granted'),
};
