import { event } from '../../../core/domain-events.ts';

export const groupEvents = {
  /** Its card, settings, channels, state or members are not as they were. */
  changed: event<{ groupId: string }>('groups.changed'),
  /** Somebody came, went or has another role. */
  membershipChanged: event<{ groupId: string; userId: string }>('groups.membership_changed'),
};
