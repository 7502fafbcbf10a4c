import type { Answers } from '@firstlight/contract/trials/feedback/feedback.ts';
import { AppError } from '../../../../core/app-error.ts';

/**
 * Nobody may put a question into the maker's mouth: only those that were asked can be answered, and those that one has
 * answered before. Each once, in the order they are asked in.
 */
export function requireAsked(answers: Answers, questions: readonly string[]): Answers {
  const given = answers.map(({ question }) => question);
  const areAsked = given.every((question) => questions.includes(question));
  if (!areAsked || new Set(given).size < given.length) throw new AppError('feedback.question_changed');
  return answers.toSorted(
    (one, other) => questions.indexOf(one.question) - questions.indexOf(other.question),
  );
}

export function areSameAnswers(some: Answers, others: Answers): boolean {
  const same = ({ question, answer }: Answers[number], at: number) =>
    question === others[at]?.question && answer === others[at].answer;
  return some.length === others.length && some.every(same);
}
