import type * as z from 'zod';
import { AppError } from './app-error.ts';

/** A place in a list, as callers carry it: they need not read it, and whatever they hand back is checked. */
export function writeCursor<Place>(schema: z.ZodType<Place>, place: Place): string {
  return Buffer.from(JSON.stringify(schema.parse(place))).toString('base64url');
}

export function readCursor<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('request.invalid', { fields: ['after'] });
  }
}
