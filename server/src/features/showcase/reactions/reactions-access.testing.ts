import { type AccessRows, anyone, members } from '../../../testing/access.ts';

export const reactionAccess: AccessRows = {
  'reactions.read': anyone(200, ({ projectId }) => ({ projectId })),
  'reactions.add': members(200, ({ projectId }) => ({ projectId, kind: 'bulb' })),
  'reactions.remove': members(200, ({ projectId }) => ({ projectId, kind: 'bulb' })),
};
