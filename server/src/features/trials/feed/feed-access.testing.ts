import { randomUUID } from 'node:crypto';
import { type AccessRows, admins, members } from '../../../testing/access.ts';

export const feedAccess: AccessRows = {
  'feed.read': members(200, () => ({})),
  'feed.countFresh': members(400, () => ({})),
  'feed.markShown': members(204, ({ projectId }) => ({ visit: randomUUID(), projectIds: [projectId] })),
  'feed.noteSkipTime': members(204, () => ({ seconds: 8 })),
  'feed.readSkipTimes': admins(200, () => ({})),
};
