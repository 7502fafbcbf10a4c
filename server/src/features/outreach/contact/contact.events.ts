import { event } from '../../../core/domain-events.ts';

export const contactEvents = {
  received: event<{ messageId: string }>('contact.received'),
};
