import * as sanctions from '@firstlight/contract/office/sanctions/sanctions.ts';
import { listener } from '../../../core/domain-events.ts';
import { feature } from '../../../core/feature.ts';
import { route } from '../../../core/http/route.ts';
import { answer } from '../../../core/question.ts';
import { groupQuestions } from '../../talk/groups/groups.questions.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { fileAppeal } from './appeals/file-appeal.ts';
import { listAppeals } from './appeals/list-appeals.ts';
import { findSuspendedForGood } from './force/find-suspended-for-good.ts';
import { mailAppealNote, mailAppealResult, mailStatement, sanctionMails } from './news/sanctions.mails.ts';
import { sanctionMetrics } from './published/sanctions.metrics.ts';
import { sanctionEvents } from './sanctions.events.ts';
import { sanctionJobs } from './sanctions.jobs.ts';
import { sanctionNotifications } from './sanctions.notifications.ts';
import { sanctionsPersonal } from './sanctions.personal.ts';
import { readStanding } from './statement/read-standing.ts';

export const sanctionsFeature = feature({
  name: 'sanctions',
  routes: [
    route(sanctions.readStanding, readStanding),
    route(sanctions.fileAppeal, fileAppeal),
    route(sanctions.listAppeals, listAppeals),
    route(sanctions.decideAppeal, decideAppeal),
  ],
  events: sanctionEvents,
  listeners: [
    listener({
      on: sanctionEvents.confirmed,
      jobs: ({ sanctionId }) => [mailStatement.request({ sanctionId })],
    }),
    listener({
      on: sanctionEvents.appealed,
      jobs: ({ appealId }) => [mailAppealNote.request({ appealId, why: 'filed' })],
    }),
    listener({
      on: sanctionEvents.appealReminded,
      jobs: ({ appealId }) => [mailAppealNote.request({ appealId, why: 'soon' })],
    }),
    listener({
      on: sanctionEvents.appealDelayed,
      jobs: ({ appealId }) => [mailAppealNote.request({ appealId, why: 'late' })],
    }),
    listener({
      on: sanctionEvents.appealDecided,
      jobs: ({ appealId }) => [mailAppealResult.request({ appealId })],
    }),
  ],
  answers: [answer(groupQuestions.suspendedForGood, findSuspendedForGood)],
  jobs: [...sanctionJobs, ...sanctionMails],
  notifications: sanctionNotifications,
  metrics: sanctionMetrics,
  personal: [sanctionsPersonal],
});
