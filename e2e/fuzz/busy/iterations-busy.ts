import { type BusyRequests, iteration } from './busy-pair.ts';

export const requests: BusyRequests = (pair) => {
  const { feedbackId } = pair;
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  const made = { params: { iterationId: pair.iterationId } };
  return {
    'iterations.publish': { ...first, body: iteration(feedbackId) },
    'iterations.list': first,
    'iterations.readLatest': {},
    'iterations.edit': { ...made, body: { whatChanged: 'The split can be corrected by hand.', link: null } },
    'iterations.remove': made,
    'iterations.restore': made,
    'iterations.readSkipDiagnosis': first,
    'iterations.readBeforeAfter': first,
  };
};
