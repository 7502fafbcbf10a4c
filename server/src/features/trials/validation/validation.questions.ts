import { question } from '../../../core/question.ts';

export const validationQuestions = {
  /** Of these projects, those about which there are open reports of some weight. */
  findReported: question<readonly string[], ReadonlySet<string>>('validation.find_reported'),
};
