import { randomUUID } from 'node:crypto';
import { anotherProject, type BusyRequests, project, written } from './busy-pair.ts';

export const requests: BusyRequests = (pair, dice) => {
  const { tester, feedbackId, skipId } = pair;
  const first = { params: { projectId: pair.projects[0] ?? '' } };
  const other = { params: { projectId: anotherProject(pair, dice) } };
  const feedback = { params: { feedbackId: pair.feedbackId } };
  return {
    'feedback.startTest': { by: tester, ...first },
    'feedback.returnFromTest': { by: tester, ...first },
    'feedback.list': first,
    'feedback.readQuote': {},
    'feedback.give': { by: tester, ...other, body: written },
    'feedback.readOwn': { by: tester, ...first },
    'feedback.preview': { by: tester, ...first },
    'feedback.edit': { by: tester, ...feedback, body: written },
    'feedback.remove': { by: tester, ...feedback },
    'feedback.restore': { by: tester, ...feedback },
    'feedback.mark': feedback,
    'feedback.readThread': feedback,
    'feedback.reply': { params: { feedbackId, messageId: randomUUID() } },
    'feedback.agreeToReveal': feedback,
    'feedback.closeThread': { ...feedback, body: { isClosed: false } },
    'feedback.answerCard': { by: tester, ...first, body: { question: project.cardQuestion, answer: true } },
    'feedback.skip': { by: tester, ...other, body: { reason: 'other', note: 'Not on a phone.' } },
    'feedback.listSkips': first,
    'feedback.takeBackSkip': { by: tester, params: { skipId } },
    'feedback.listInbox': {},
    'feedback.settle': { params: { noteId: feedbackId }, body: { isDone: true } },
    'feedback.listOwn': { by: tester },
    'feedback.listOwnSkips': { by: tester },
  };
};
