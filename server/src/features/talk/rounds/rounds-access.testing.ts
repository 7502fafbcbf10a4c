import { type AccessRow, type AccessRows, members } from '../../../testing/access.ts';

const inGroup: AccessRow['input'] = ({ groupId }) => ({ groupId });
const circle: AccessRow['input'] = ({ circleId }) => ({ circleId });
const one: AccessRow['input'] = ({ roundId }) => ({ roundId });

export const roundAccess: AccessRows = {
  'rounds.list': members(403, inGroup, { owner: 200, author: 200 }),
  // The owner has asked already; the author did not make it.
  'rounds.ask': members(403, ({ groupId, projectId }) => ({ groupId, projectId }), {
    owner: 409,
    author: 409,
  }),
  // There are two in the group.
  'rounds.open': members(404, (scene) => ({ ...one(scene), days: 7 }), { owner: 409, author: 403 }),
  'rounds.cancel': members(404, one, { owner: 204, author: 403 }),
  'rounds.listCircles': members(403, inGroup, { owner: 200, author: 200 }),
  // There is one in the group.
  'rounds.openCircle': members(403, (scene) => ({ ...inGroup(scene), days: 7 }), { owner: 409, author: 403 }),
  // The author did not make it.
  'rounds.enterCircle': members(404, (scene) => ({ ...circle(scene), projectId: scene.projectId }), {
    owner: 200,
    author: 409,
  }),
  'rounds.leaveCircle': members(404, circle, { owner: 204, author: 204 }),
  // Nobody has entered.
  'rounds.beginCircle': members(404, circle, { owner: 409, author: 403 }),
  'rounds.cancelCircle': members(404, circle, { owner: 204, author: 403 }),
  'rounds.listForProject': members(200, ({ projectId }) => ({ projectId })),
};
