import { event } from '../../../core/domain-events.ts';

export const caseEvents = {
  /** By somebody without an account, who gave an address. */
  guestReported: event<{ reportId: string }>('cases.guest_reported'),
  /** Whoever reported can read something new: what was decided and can no longer be undone, or that it was overturned. */
  published: event<{ caseId: string }>('cases.outcome_published'),
  /** Something that admins see in their queue: opened, taken, let go, decided, reopened. */
  changed: event<{ caseId: string }>('cases.changed'),
  /** Half the time to answer a reporter is over. */
  reviewReminded: event<{ reviewId: string }>('cases.review_reminded'),
  /** Whoever was unmasked is to know it now. */
  unmaskingDisclosed: event<{ unmaskingId: string }>('cases.unmasking_disclosed'),
  /** What was reported has pictures of which there is no copy yet. */
  picturesNoted: event<{ caseId: string }>('cases.pictures_noted'),
  /** Nobody may keep the copy of this picture any more. */
  copyDropped: event<{ pictureId: string }>('cases.copy_dropped'),
  /** Those admins' open pages are to look again. */
  alerted: event<{ adminIds: readonly string[] }>('cases.admins_alerted'),
};
