import { event } from '../../../core/domain-events.ts';

export const groupEvents = {
  /** Its card, settings, channels, state, members, requests or shared projects are not as they were. */
  changed: event<{ groupId: string }>('groups.changed'),
  /** Somebody came, went or has another role. */
  membershipChanged: event<{ groupId: string; userId: string }>('groups.membership_changed'),
  /** By name: whoever is invited is told. */
  invited: event<{ inviteId: string; userId: string }>('groups.invited'),
  /** Somebody asked to be let in. */
  accessAsked: event<{ requestId: string; groupId: string }>('groups.access_asked'),
  /** They were let in, or declined. */
  accessAnswered: event<{ requestId: string; userId: string; answer: 'approved' | 'declined' }>(
    'groups.access_answered',
  ),
};
