import { AppError } from '../../core/app-error.ts';
import type { Position } from './comments.queries.ts';

const shape = /^(\d{13})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Where a page ended, for the next one to go on. */
export function writePosition({ writtenAt, id }: Position): string {
  return `${writtenAt.getTime()}_${id}`;
}

export function readPosition(text: string | undefined): Position | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = shape.exec(text) ?? [];
  if (!time || !id) throw new AppError('request.invalid', { fields: ['after'] });
  return { writtenAt: new Date(Number(time)), id };
}
