import { feature } from '../../../core/feature.ts';
import { answer } from '../../../core/question.ts';
import { feedbackQuestions } from '../../trials/feedback/feedback.questions.ts';
import { conversationsPersonal } from './conversations.personal.ts';
import { openConversation } from './open-conversation.ts';

export const conversationsFeature = feature({
  name: 'conversations',
  answers: [answer(feedbackQuestions.openConversation, openConversation)],
  personal: [conversationsPersonal],
});
