import type { BusyRequests } from './busy-pair.ts';

export const requests: BusyRequests = ({ doors, projects }, dice) => {
  const { groupId, roundId } = doors.inviting;
  const [projectId = ''] = projects;
  return {
    'rounds.list': { params: { groupId } },
    'rounds.ask': {
      params: { groupId: doors.askable.groupId },
      body: { projectId: doors.askable.projectId },
    },
    'rounds.open': { params: { roundId: doors.openableRoundId }, body: { days: 1 + dice.below(14) } },
    'rounds.cancel': { params: { roundId } },
    'rounds.listForProject': { params: { projectId } },
  };
};
