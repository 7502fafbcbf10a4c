import { event } from '../../../core/domain-events.ts';

export const projectEvents = {
  published: event<{ projectId: string }>('projects.published'),
  edited: event<{ projectId: string }>('projects.edited'),
  /** Hidden by its owner, taken down by moderation, gone with its owner's standing, or shown again. */
  visibilityChanged: event<{ projectId: string }>('projects.visibility_changed'),
  removed: event<{ projectId: string }>('projects.removed'),
  restored: event<{ projectId: string }>('projects.restored'),
  /** `replaced` is the folder of the picture before, which nothing points to any more. */
  coverChanged: event<{ replaced: string | null }>('projects.cover_changed'),
  /** `folder` is where it lies, which nothing points to any more. */
  pictureRemoved: event<{ folder: string }>('projects.picture_removed'),
  /** `replaced` is the folder of the picture that the reading before had brought. */
  pageAsked: event<{ id: string; ownerId: string; replaced: string | null }>('projects.page_asked'),
  /** Deleted for good: thirty days after its owner deleted it, or with their account. */
  purged: event<{ coverKey: string | null }>('projects.purged'),
  /** All of somebody's at once, with their account. */
  allErased: event<{ count: number }>('projects.all_erased'),
};
