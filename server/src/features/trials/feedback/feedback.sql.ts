import { type Selectable, sql } from 'kysely';
import type { Feedback, IterationFeedback, Skips } from '../../../db/schema.ts';

/** Feedback as everybody may know it, never whose it is: others read what is neither deleted nor withheld. */
export const feedbackAs = <Name extends string>(name: Name) =>
  sql<
    Pick<
      Selectable<Feedback>,
      'id' | 'projectId' | 'rating' | 'givenOn' | 'deletedAt' | 'isWithheld' | 'uncountedFor' | 'isDone'
    >
  >`feedback`.as(name);

/** Which feedback an iteration credits. */
export const creditsAs = <Name extends string>(name: Name) =>
  sql<Selectable<IterationFeedback>>`iteration_feedback`.as(name);

/** Skips as their maker may know them, without their notes: others read what is not withheld. */
export const skipsAs = <Name extends string>(name: Name) =>
  sql<Pick<Selectable<Skips>, 'id' | 'projectId' | 'givenOn' | 'isWithheld' | 'isDone'>>`skips`.as(name);
