import { question } from '../../../core/question.ts';

export const feedbackQuestions = {
  /** Whether it was us who brought somebody to a project. */
  wasPrompted: question<{ testerId: string; projectId: string }, boolean>('feedback.was_prompted'),
  /** The round in which somebody tries a project with their group, if there is one; kept open until the transaction ends. */
  openRound: question<
    { testerId: string; projectId: string; isKept: boolean },
    { id: string; closesAt: Date } | undefined
  >('feedback.open_round'),
  /** Whether somebody may know which feedback came of a round on a project. */
  isRoundReadable: question<{ readerId: string; roundId: string; projectId: string }, boolean>(
    'feedback.is_round_readable',
  ),
  /** The one conversation of two people who agreed to show their names, opened now if they had none. Its id. */
  openConversation: question<readonly [string, string], string>('feedback.open_conversation'),
};
