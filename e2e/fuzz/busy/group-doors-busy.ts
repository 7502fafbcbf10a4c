import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ doors, tester, projects }, dice) => {
  const { groupId, revocableId, code } = doors.inviting;
  const one = { params: { groupId } };
  const invite = { by: tester, params: { code } };
  const project = { params: { groupId, projectId: projects[0] ?? '' } };
  return {
    'groups.makeInvite': { ...one, body: { uses: 3 } },
    'groups.listInvites': one,
    'groups.revokeInvite': { params: { groupId, inviteId: revocableId } },
    'groups.readInvite': invite,
    'groups.joinByInvite': invite,
    'groups.ask': { by: tester, params: { groupId: doors.unasked }, body: { text: 'May I listen?' } },
    'groups.readOwnRequest': { by: tester, params: { groupId: doors.unasked } },
    'groups.withdrawRequest': { by: tester, params: { groupId: doors.withdrawable } },
    'groups.listRequests': { params: { groupId: doors.answerable.groupId } },
    'groups.answerRequest': {
      params: doors.answerable,
      body: { answer: dice.pick(['approved', 'declined']) },
    },
    'groups.listProjects': one,
    // There and back: it was shared before, and whoever takes it out shares it again.
    'groups.shareProject': project,
    'groups.unshareProject': project,
  };
};
