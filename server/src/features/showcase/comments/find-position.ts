import { AppError } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { findMoment, type Position } from './comments.queries.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Where a page ended, for the next one to go on: by its last comment, whose moment is told to the minute only. */
export async function findPosition(db: Db, after: string | undefined): Promise<Position | undefined> {
  if (after === undefined) return undefined;
  const writtenAt = uuid.test(after) ? await findMoment(db, after) : undefined;
  if (!writtenAt) throw new AppError('request.invalid', { fields: ['after'] });
  return { writtenAt, id: after };
}
