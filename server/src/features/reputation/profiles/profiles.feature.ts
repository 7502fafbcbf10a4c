import * as progress from '@firstlight/contract/reputation/profiles/badge-progress.ts';
import * as finds from '@firstlight/contract/reputation/profiles/find-people.ts';
import * as profiles from '@firstlight/contract/reputation/profiles/profiles.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { changeAvatar } from './change-avatar.ts';
import { editProfile } from './edit-profile.ts';
import { findVisiblePeople } from './find-visible-people.ts';
import { listProjects } from './list-projects.ts';
import { profileEvents } from './profiles.events.ts';
import { profileJobs, removeReplacedAvatar } from './profiles.jobs.ts';
import { profilesPersonal } from './profiles.personal.ts';
import { profileReportable } from './profiles.reportable.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { readOwnProgress } from './read-own-progress.ts';
import { readProfile } from './read-profile.ts';
import { removeAvatar } from './remove-avatar.ts';

export const profilesFeature = feature({
  name: 'profiles',
  routes: [
    route(profiles.readProfile, readProfile),
    route(finds.findPeople, findVisiblePeople),
    route(profiles.listProfileProjects, listProjects),
    route(profiles.readOwnProfile, readOwnProfile),
    route(progress.readBadgeProgress, readOwnProgress),
    route(profiles.editProfile, editProfile),
    route(profiles.changeAvatar, changeAvatar),
    route(profiles.removeAvatar, removeAvatar),
  ],
  events: profileEvents,
  listeners: [
    listener({
      on: profileEvents.avatarChanged,
      jobs: ({ replaced }) => (replaced === null ? [] : [removeReplacedAvatar.request({ folder: replaced })]),
    }),
  ],
  jobs: profileJobs,
  personal: [profilesPersonal],
  reportables: [profileReportable],
});
