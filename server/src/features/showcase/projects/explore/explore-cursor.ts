import { AppError } from '../../../../core/app-error.ts';

/** Where a page ended: the sort key of its last project, and which one it was among equals. */
export interface ExploreCursor {
  /** Microseconds for times: PostgreSQL's are finer than JavaScript's. */
  key: string;
  id: string;
  /** In search: whether the name itself was meant. */
  tier: string;
}

const shape = /^([01])\.(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function readExploreCursor(after: string | undefined): ExploreCursor | undefined {
  if (after === undefined) return undefined;
  const [, tier, key, id] = shape.exec(Buffer.from(after, 'hex').toString()) ?? [];
  if (!tier || !key || !id) throw new AppError('request.invalid', { fields: ['after'] });
  return { tier, key, id };
}

export function writeExploreCursor({ publishedAt, id }: { publishedAt: Date; id: string }): string {
  return Buffer.from(`0.${publishedAt.getTime()}000.${id}`).toString('hex');
}
