import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ doors, projects }, dice) => {
  const { groupId, roundId } = doors.inviting;
  const [projectId = ''] = projects;
  const { circleId, projectId: ownProject, by } = doors.circles.enterable;
  return {
    'rounds.list': { params: { groupId } },
    'rounds.ask': {
      params: { groupId: doors.askable.groupId },
      body: { projectId: doors.askable.projectId },
    },
    'rounds.open': { params: { roundId: doors.openableRoundId }, body: { days: 1 + dice.below(14) } },
    'rounds.cancel': { params: { roundId } },
    'rounds.listCircles': { params: { groupId } },
    'rounds.openCircle': { params: { groupId: doors.unasked }, body: { days: 4 + dice.below(11) } },
    'rounds.enterCircle': { by, params: { circleId }, body: { projectId: ownProject } },
    'rounds.leaveCircle': { by, params: { circleId } },
    'rounds.beginCircle': { params: { circleId: doors.circles.full } },
    'rounds.cancelCircle': { params: { circleId: doors.circles.cancellable } },
    'rounds.listForProject': { params: { projectId } },
  };
};
