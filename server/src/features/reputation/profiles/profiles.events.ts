import { event } from '../../../core/domain-events.ts';

export const profileEvents = {
  edited: event<{ userId: string }>('profiles.edited'),
  /** `replaced` is the folder of the picture before, which nothing points to any more. */
  avatarChanged: event<{ replaced: string | null }>('profiles.avatar_changed'),
};
