import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { maker } = pair;
  return {
    'profiles.read': { params: { username: maker.username } },
    'profiles.listProjects': { params: { username: maker.username } },
    'profiles.find': {},
    'profiles.readOwn': {},
    'profiles.readProgress': {},
    'profiles.edit': {},
    'profiles.changeAvatar': {},
    'profiles.removeAvatar': {},
  };
};
