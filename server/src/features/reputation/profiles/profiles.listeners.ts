import { listener } from '../../../core/domain-events.ts';
import './profiles.events.ts';
import { removeReplacedAvatar } from './profiles.jobs.ts';

export const profileListeners = [
  listener({
    on: 'profile.avatar_changed',
    jobs: ({ replaced }) => (replaced === null ? [] : [removeReplacedAvatar.request({ folder: replaced })]),
  }),
];
