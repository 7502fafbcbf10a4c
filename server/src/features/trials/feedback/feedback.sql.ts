import { type Selectable, sql } from 'kysely';
import type { Feedback, IterationFeedback, Skips } from '../../../db/schema.ts';

/** Feedback as everybody may know it, never whose it is: others read what is neither deleted nor withheld. */
export const feedbackAs = <Name extends string>(name: Name) =>
  sql<
    Pick<
      Selectable<Feedback>,
      'id' | 'projectId' | 'rating' | 'givenOn' | 'deletedAt' | 'isWithheld' | 'uncountedFor'
    >
  >`feedback`.as(name);

/** Skips as their project's maker may know them: the week and the reason. */
export const skipsAs = <Name extends string>(name: Name) =>
  sql<
    Pick<Selectable<Skips>, 'id' | 'projectId' | 'reason' | 'week' | 'outdatedIn' | 'isWithheld'>
  >`skips`.as(name);

/** Which feedback an iteration credits. */
export const creditsAs = <Name extends string>(name: Name) =>
  sql<Selectable<IterationFeedback>>`iteration_feedback`.as(name);
