import * as circles from '@firstlight/contract/talk/rounds/circles.ts';
import * as rounds from '@firstlight/contract/talk/rounds/rounds.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { feedbackQuestions } from '../../trials/feedback/feedback.questions.ts';
import { iterationEvents } from '../../trials/iterations/iterations.events.ts';
import { validationQuestions } from '../../trials/validation/validation.questions.ts';
import { groupQuestions } from '../groups/groups.questions.ts';
import { cancelRound } from './acts/cancel-round.ts';
import { listProjectRounds } from './acts/list-project-rounds.ts';
import { listRounds } from './acts/list-rounds.ts';
import { askForRound } from './ask-for-round.ts';
import { beginCircle } from './circles/begin-circle.ts';
import { cancelCircle } from './circles/cancel-circle.ts';
import { turnCirclesJob } from './circles/circles.jobs.ts';
import { circlesPersonal } from './circles/circles.personal.ts';
import { enterCircle } from './circles/enter-circle.ts';
import { leaveGathering } from './circles/entries.queries.ts';
import { findHeld } from './circles/find-held.ts';
import { leaveCircle } from './circles/leave-circle.ts';
import { listCircles } from './circles/list-circles.ts';
import { openCircle } from './circles/open-circle.ts';
import { keepLeavers } from './leavers.queries.ts';
import { openRound } from './open-round.ts';
import { roundEvents } from './rounds.events.ts';
import { noteIterationJob, roundJobs } from './rounds.jobs.ts';
import { roundNotifications } from './rounds.notifications.ts';
import { roundsPersonal } from './rounds.personal.ts';
import { isReadableBy, listGroupsOfRounds } from './trying.queries.ts';

export const roundsFeature = feature({
  name: 'rounds',
  routes: [
    route(rounds.listRounds, listRounds),
    route(rounds.askForRound, askForRound),
    route(rounds.openRound, openRound),
    route(rounds.cancelRound, cancelRound),
    route(rounds.listProjectRounds, listProjectRounds),
    route(circles.listCircles, listCircles),
    route(circles.openCircle, openCircle),
    route(circles.enterCircle, enterCircle),
    route(circles.leaveCircle, leaveCircle),
    route(circles.beginCircle, beginCircle),
    route(circles.cancelCircle, cancelCircle),
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
    answer(feedbackQuestions.openRound, findHeld),
    answer(feedbackQuestions.isRoundReadable, ({ db }, asked) => isReadableBy(db, asked)),
    answer(groupQuestions.membersLeave, async ({ db }, leaving) => {
      await leaveGathering(db, leaving);
      await keepLeavers(db, leaving);
    }),
    answer(validationQuestions.groupsOfRounds, ({ db }, roundIds) => listGroupsOfRounds(db, roundIds)),
  ],
  jobs: [...roundJobs, turnCirclesJob],
  notifications: roundNotifications,
  personal: [roundsPersonal, circlesPersonal],
});
