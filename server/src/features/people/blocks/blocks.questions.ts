import { question } from '../../../core/question.ts';

export const blockQuestions = {
  /** One of these two blocks the other from this commit on: whatever lets them write to each other lets them no longer. */
  part: question<readonly [string, string], void>('blocks.part'),
};
