import * as profiles from '@firstlight/contract/reputation/profiles/profiles.ts';
import { route } from '../../../core/http/route.ts';
import { changeAvatar } from './change-avatar.ts';
import { editProfile } from './edit-profile.ts';
import { listProjects } from './list-projects.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { readProfile } from './read-profile.ts';
import { removeAvatar } from './remove-avatar.ts';

export const profileRoutes = [
  route(profiles.readProfile, readProfile),
  route(profiles.listProfileProjects, listProjects),
  route(profiles.readOwnProfile, readOwnProfile),
  route(profiles.editProfile, editProfile),
  route(profiles.changeAvatar, changeAvatar),
  route(profiles.removeAvatar, removeAvatar),
];
