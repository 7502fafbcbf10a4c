import { question } from '../../../core/question.ts';

export const feedbackQuestions = {
  /** Whether it was us who brought somebody to a project. */
  wasPrompted: question<{ testerId: string; projectId: string }, boolean>('feedback.was_prompted'),
  /** The one conversation of two people who agreed to show their names, opened now if they had none. Its id. */
  openConversation: question<readonly [string, string], string>('feedback.open_conversation'),
};
