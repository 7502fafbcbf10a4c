import { event } from '../../../core/domain-events.ts';

export const iterationEvents = {
  /** Which notes it credits is asked for by the job that tells their authors. */
  published: event<{ projectId: string; iterationId: string }>('iterations.published'),
  edited: event<{ projectId: string; iterationId: string }>('iterations.edited'),
  removed: event<{ projectId: string }>('iterations.removed'),
  restored: event<{ projectId: string }>('iterations.restored'),
  /** Taken down by moderation, or shown again. */
  visibilityChanged: event<{ projectId: string }>('iterations.visibility_changed'),
};
