import { question } from '../../../core/question.ts';

export const groupQuestions = {
  /** Which of these people have been suspended for good, without an end, since before a moment. */
  suspendedForGood: question<{ userIds: readonly string[]; since: Date }, ReadonlySet<string>>(
    'groups.suspended_for_good',
  ),
  /** People leave a group, in the transaction in which they do: what runs there may have to remember it. */
  membersLeave: question<{ groupId: string; userIds: readonly string[] }, void>('groups.members_leave'),
};
