import { question } from '../../../core/question.ts';

export const groupQuestions = {
  /** Which of these people have been suspended for good, without an end, since before a moment. */
  suspendedForGood: question<{ userIds: readonly string[]; since: Date }, ReadonlySet<string>>(
    'groups.suspended_for_good',
  ),
};
