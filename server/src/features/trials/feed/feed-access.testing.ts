import { randomUUID } from 'node:crypto';
import { type AccessRows, members } from '../../../testing/access.ts';

const note = { reason: 'other', note: 'Nothing opens on my telephone.' };
const adminsOnly = { member: 403, limited: 403, suspended: 403, owner: 403, author: 403 } as const;

export const feedAccess: AccessRows = {
  'feed.read': members(200, () => ({})),
  'feed.countFresh': members(400, () => ({})),
  'feed.markShown': members(204, ({ projectId }) => ({ visit: randomUUID(), projectIds: [projectId] })),
  'feed.noteSkipTime': members(204, () => ({ seconds: 8 })),
  'feed.readSkipTimes': members(200, () => ({}), adminsOnly),
  'feedback.skip': members(201, ({ projectId }) => ({ projectId, ...note }), {
    suspended: 403,
    owner: 403,
    author: 409,
  }),
  'feedback.takeBackSkip': members(404, () => ({ skipId: randomUUID() })),
  'feedback.listSkips': members(404, ({ projectId }) => ({ projectId }), { owner: 200 }),
  'distribution.startRun': members(201, () => ({ dryRun: true }), adminsOnly),
  'distribution.readLatestRun': members(200, () => ({}), adminsOnly),
  'distribution.readMetrics': members(200, () => ({}), adminsOnly),
};
