import { event } from '../../../core/domain-events.ts';

interface AboutComment {
  projectId: string;
  commentId: string;
}

export const commentEvents = {
  written: event<AboutComment>('comments.written'),
  edited: event<AboutComment>('comments.edited'),
  removed: event<AboutComment>('comments.removed'),
  restored: event<AboutComment>('comments.restored'),
  /** Taken down by moderation, or shown again. */
  visibilityChanged: event<AboutComment>('comments.visibility_changed'),
};
