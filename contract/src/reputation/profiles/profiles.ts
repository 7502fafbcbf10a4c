import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { username } from '../../people/accounts/account-forms.ts';
import { roles } from '../../people/accounts/account-limits.ts';
import { profileRules } from '../../rules.ts';
import { categories } from '../../showcase/projects/categories.ts';
import { cursor, explorePage } from '../../showcase/projects/projects.ts';
import { isPrintableLine } from '../../text/visible-name.ts';
import { pictureErrors, pictureUpload } from '../../uploads.ts';
import { avatar } from './avatar.ts';
import { badgeNames, counterNames, visibilities } from './profile-limits.ts';

export const errors = {
  /** There is somebody, who is not to be looked at. */
  'profiles.private': 403,
  'profiles.not_found': 404,
} as const;

/** What somebody says about themselves, as only they see it in their settings. */
const ownProfile = z.object({
  bio: z.string(),
  location: z.string(),
  avatar,
  visibility: z.enum(visibilities),
  /** Whether others see what makers did with one's feedback. */
  interests: z.array(z.enum(categories)),
});

export type OwnProfile = z.infer<typeof ownProfile>;

export const profileChanges = z.strictObject({
  bio: z.optional(z.string().check(z.trim(), z.maxLength(profileRules.bioMax))),
  location: z.optional(
    z.string().check(z.trim(), z.maxLength(profileRules.locationMax), z.refine(isPrintableLine)),
  ),
  visibility: z.optional(z.enum(visibilities)),
  interests: z.optional(
    z.array(z.enum(categories)).check(
      z.maxLength(categories.length),
      z.refine((chosen) => new Set(chosen).size === chosen.length),
    ),
  ),
});

export type ProfileChanges = z.infer<typeof profileChanges>;

/** `few` hides how many there are below the first step. */
const counter = z.object({ shownAs: z.enum(['exact', 'few', 'atLeast']), count: z.int() });

export type Counter = z.infer<typeof counter>;

/** Somebody as members see them. */
const profile = z.object({
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** A day: the moment of signing up, beside that of some feedback, would tell who was there. */
  joinedOn: z.iso.date(),
  /** By moderation, told to its owner alone: others read no words and see no portrait. */
  isTakenDown: z.boolean(),
  bio: z.string(),
  location: z.string(),
  avatar,
  visibility: z.enum(visibilities),
  counters: z.array(z.extend(counter, { name: z.enum(counterNames) })),
  badges: z.array(z.object({ name: z.enum(badgeNames), level: z.nullable(z.int()) })),
  /** The reader blocks them. Nobody else is told. */
  isBlocked: z.boolean(),
  can: z.object({ edit: z.boolean() }),
});

export type Profile = z.infer<typeof profile>;

export const readProfile = endpoint({
  name: 'profiles.read',
  method: 'GET',
  path: '/api/profiles/:username',
  summary: 'Somebody, as members see them.',
  access: 'member',
  params: z.object({ username }),
  status: 200,
  response: profile,
  errors: ['profiles.private', 'profiles.not_found'],
});

export const listProfileProjects = endpoint({
  name: 'profiles.listProjects',
  method: 'GET',
  path: '/api/profiles/:username/projects',
  summary: 'Somebody’s projects that everybody may see, newest first.',
  access: 'member',
  params: z.object({ username }),
  query: z.object({ after: cursor }),
  status: 200,
  response: explorePage,
  errors: ['profiles.private', 'profiles.not_found'],
});

export const readOwnProfile = endpoint({
  name: 'profiles.readOwn',
  method: 'GET',
  path: '/api/me/profile',
  summary: 'What one says about oneself.',
  access: 'member',
  status: 200,
  response: ownProfile,
});

export const editProfile = endpoint({
  name: 'profiles.edit',
  method: 'PATCH',
  path: '/api/me/profile',
  summary: 'Change some of what one says about oneself; what is left out stays.',
  access: 'member',
  body: profileChanges,
  status: 200,
  response: ownProfile,
});

export const changeAvatar = endpoint({
  name: 'profiles.changeAvatar',
  method: 'PUT',
  path: '/api/me/avatar',
  summary: 'Send a picture of oneself. It is drawn anew: nothing of the file is kept but its pixels.',
  access: 'member',
  upload: pictureUpload,
  status: 200,
  response: ownProfile,
  errors: [...pictureErrors],
  limit: 'uploads.pictures',
});

export const removeAvatar = endpoint({
  name: 'profiles.removeAvatar',
  method: 'DELETE',
  path: '/api/me/avatar',
  summary: 'Go back to initials.',
  access: 'member',
  status: 204,
});
