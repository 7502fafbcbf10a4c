import { type AccessRow, type AccessRows, members } from '../../../testing/access.ts';

/** Outsiders and members see that the group is there, and may not. */
const ownerOf = (status: number, input: AccessRow['input']) => members(403, input, { owner: status });

const one: AccessRow['input'] = ({ groupId }) => ({ groupId });
const theMember: AccessRow['input'] = ({ groupId, authorName }) => ({ groupId, username: authorName });
const secondChannel: AccessRow['input'] = ({ groupId, groupChannelIds }) => ({
  groupId,
  channelId: groupChannelIds.at(-1),
});
const invite: AccessRow['input'] = ({ inviteCode }) => ({ code: inviteCode });
const atPrivate: AccessRow['input'] = ({ privateGroupId }) => ({ groupId: privateGroupId });
const project: AccessRow['input'] = ({ groupId, projectId }) => ({ groupId, projectId });
const form = {
  name: 'Garden makers',
  description: 'Beds and tills.',
  categories: ['local'],
  visibility: 'public',
};

export const groupAccess: AccessRows = {
  'groups.create': members(201, () => form),
  'groups.discover': members(200, () => ({})),
  'groups.listMine': members(200, () => ({})),
  'groups.countMentions': members(200, () => ({})),
  'groups.read': members(200, one),
  'groups.change': ownerOf(200, ({ groupId }) => ({ groupId, name: 'Harbour people' })),
  'groups.freeze': ownerOf(204, one),
  'groups.unfreeze': ownerOf(204, one),
  'groups.delete': ownerOf(204, one),
  'groups.restore': members(404, one),
  'groups.join': members(200, one),
  'groups.leave': members(404, one, { owner: 409, author: 204 }),
  'groups.listMembers': members(403, one, { owner: 200, author: 200 }),
  'groups.search': members(403, ({ groupId }) => ({ groupId, words: 'gladly' }), { owner: 200, author: 200 }),
  'groups.removeMember': ownerOf(204, theMember),
  'groups.ban': ownerOf(204, theMember),
  'groups.changeRole': ownerOf(204, (scene) => ({ ...theMember(scene), role: 'moderator' })),
  'groups.handOver': ownerOf(204, theMember),
  'groups.createChannel': ownerOf(201, ({ groupId }) => ({ groupId, name: 'questions' })),
  'groups.changeChannel': ownerOf(204, (scene) => ({ ...secondChannel(scene), name: 'notices' })),
  'groups.removeChannel': ownerOf(204, secondChannel),
  'groups.orderChannels': ownerOf(204, ({ groupId, groupChannelIds }) => ({
    groupId,
    channelIds: groupChannelIds.toReversed(),
  })),
  'groups.setNotify': members(403, (scene) => ({ ...secondChannel(scene), level: 'none' }), {
    owner: 204,
    author: 204,
  }),
  'groups.makeInvite': ownerOf(201, one),
  'groups.listInvites': ownerOf(200, one),
  'groups.revokeInvite': ownerOf(204, ({ groupId, inviteId }) => ({ groupId, inviteId })),
  'groups.readInvite': members(200, invite),
  'groups.joinByInvite': members(200, invite),
  'groups.ask': members(201, atPrivate, { owner: 409, author: 409 }),
  'groups.readOwnRequest': members(200, atPrivate),
  'groups.withdrawRequest': members(404, atPrivate, { author: 204 }),
  'groups.listRequests': ownerOf(200, atPrivate),
  'groups.answerRequest': ownerOf(204, (scene) => ({
    ...atPrivate(scene),
    requestId: scene.accessRequestId,
    answer: 'approved',
  })),
  'groups.listProjects': members(403, one, { owner: 200, author: 200 }),
  // It is the owner’s; to another member’s hand it is not there.
  'groups.shareProject': members(403, project, { owner: 204, author: 404 }),
  'groups.unshareProject': ownerOf(204, project),
};
