import { aFlatPng } from '../../../platform/images/sample-pictures.testing.ts';
import { type AccessRows, members } from '../../../testing/access.ts';

export const profileAccess: AccessRows = {
  'profiles.read': members(200, ({ ownerName }) => ({ username: ownerName })),
  'profiles.find': members(200, () => ({})),
  'profiles.listProjects': members(200, ({ ownerName }) => ({ username: ownerName })),
  'profiles.readOwn': members(200, () => ({})),
  'profiles.readProgress': members(200, () => ({})),
  'profiles.edit': members(200, () => ({ bio: 'Builds small things.' })),
  'profiles.changeAvatar': members(200, () => ({ file: aFlatPng(64, 64) })),
  'profiles.removeAvatar': members(204, () => ({})),
};
