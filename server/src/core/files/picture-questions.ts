import { question } from '../question.ts';

export const pictureQuestions = {
  /** Whether somebody is still making a copy of one of these files. */
  isBeingCopied: question<readonly string[], boolean>('pictures.is_being_copied'),
};
