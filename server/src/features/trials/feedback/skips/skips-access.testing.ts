import { randomUUID } from 'node:crypto';
import { type AccessRows, members } from '../../../../testing/access.ts';

const note = { reason: 'other', note: 'Nothing opens on my telephone.' };

export const skipAccess: AccessRows = {
  'feedback.skip': members(201, ({ projectId }) => ({ projectId, ...note }), {
    owner: 403,
    author: 409,
  }),
  'feedback.takeBackSkip': members(404, () => ({ skipId: randomUUID() })),
  'feedback.listSkips': members(404, ({ projectId }) => ({ projectId }), { owner: 200 }),
  'feedback.listOwnSkips': members(200, () => ({})),
};
