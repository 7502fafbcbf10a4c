import type { ProjectRow } from './visible-project.ts';

/**
 * Returns the questions that an answer may name: the current ones, and those that the last edit replaced, because a form
 * may be open while the maker edits.
 */
export const acceptedQuestions = ({
  questions,
  questionsBefore,
}: Pick<ProjectRow, 'questions' | 'questionsBefore'>): string[] => [...questions, ...questionsBefore];
