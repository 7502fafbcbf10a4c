import type { Unmasking } from './unmaskings.queries.ts';

/** Both, and only both, while the day lasts. */
export const maySee = (
  { askedBy, answeredBy, seenUntil }: Pick<Unmasking, 'askedBy' | 'answeredBy' | 'seenUntil'>,
  adminId: string,
  now: Date,
): boolean => seenUntil !== null && now < seenUntil && (adminId === askedBy || adminId === answeredBy);
