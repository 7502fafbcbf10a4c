import * as rounds from '@firstlight/contract/talk/rounds/rounds.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { feedbackQuestions } from '../../trials/feedback/feedback.questions.ts';
import { iterationEvents } from '../../trials/iterations/iterations.events.ts';
import { validationQuestions } from '../../trials/validation/validation.questions.ts';
import { groupQuestions } from '../groups/groups.questions.ts';
import { askForRound } from './ask-for-round.ts';
import { cancelRound } from './cancel-round.ts';
import { keepLeavers } from './leavers.queries.ts';
import { listProjectRounds } from './list-project-rounds.ts';
import { listRounds } from './list-rounds.ts';
import { openRound } from './open-round.ts';
import { roundEvents } from './rounds.events.ts';
import { noteIterationJob, roundJobs } from './rounds.jobs.ts';
import { roundNotifications } from './rounds.notifications.ts';
import { roundsPersonal } from './rounds.personal.ts';
import { findTried, isReadableBy, listGroupsOfRounds } from './trying.queries.ts';

export const roundsFeature = feature({
  name: 'rounds',
  routes: [
    route(rounds.listRounds, listRounds),
    route(rounds.askForRound, askForRound),
    route(rounds.openRound, openRound),
    route(rounds.cancelRound, cancelRound),
    route(rounds.listProjectRounds, listProjectRounds),
  ],
  events: roundEvents,
  listeners: [
    listener({
      on: roundEvents.changed,
      pushes: ({ groupId }) => [{ topic: `group:${groupId}`, event: 'rounds.changed', payload: { groupId } }],
    }),
    listener({
      on: iterationEvents.published,
      jobs: ({ projectId, iterationId }) => [noteIterationJob.request({ projectId, iterationId })],
    }),
  ],
  answers: [
    answer(feedbackQuestions.openRound, ({ db, now }, asked) => findTried(db, asked, now())),
    answer(feedbackQuestions.isRoundReadable, ({ db }, asked) => isReadableBy(db, asked)),
    answer(groupQuestions.membersLeave, ({ db }, leaving) => keepLeavers(db, leaving)),
    answer(validationQuestions.groupsOfRounds, ({ db }, roundIds) => listGroupsOfRounds(db, roundIds)),
  ],
  jobs: roundJobs,
  notifications: roundNotifications,
  personal: [roundsPersonal],
});
