import { question } from '../../../core/question.ts';

export const sanctionQuestions = {
  /** Of these cases, those that whoever asks may not judge: they reported it, it stands on their project, or it is their own. */
  findInvolved: question<readonly string[], ReadonlySet<string>>('sanctions.find_involved'),
};
