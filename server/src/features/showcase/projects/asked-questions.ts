import type { ProjectRow } from './read/visible-projects.queries.ts';

type Asking = Pick<ProjectRow, 'questions' | 'questionsBefore' | 'questionsAskedFrom'>;
type CardAsking = Pick<ProjectRow, 'cardQuestion' | 'cardQuestionBefore' | 'questionsAskedFrom'>;

const day = 24 * 60 * 60 * 1000;

/** What testers of a project are asked at a moment. */
export function askedQuestions(project: Asking, now: Date): string[] {
  return project.questionsAskedFrom <= now ? project.questions : project.questionsBefore;
}

/** The yes-or-no question on its card at a moment. */
export function askedOnCard(project: CardAsking, now: Date): string | null {
  return project.questionsAskedFrom <= now ? project.cardQuestion : project.cardQuestionBefore;
}

/** Those, and for a day those before: somebody may have begun to write before midnight. */
export function answerableQuestions(project: Asking, now: Date): string[] {
  const isNew = now.getTime() - project.questionsAskedFrom.getTime() < day;
  return isNew ? [...askedQuestions(project, now), ...project.questionsBefore] : project.questions;
}

/** When changed questions are asked: at the same moment for all makers, whenever they changed them. */
export function nextMidnight(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}
